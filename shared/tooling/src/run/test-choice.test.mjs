/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { progress } from './progress.mjs';
import { changesOf, chosen, specsFor, testFiles } from './test-choice.mjs';

const STEPS = ['lint', 'unit', 'build', 'e2e'];
const unit = ['mf-compute/src/vm/list.test.tsx', 'shared/area/src/journal/journal.test.ts'];
const specs = ['mf-compute/e2e/vm-list.spec.ts', 'mf-network/e2e/lists.spec.ts', 'shell/e2e/chat.spec.ts'];
const files = { unit, e2e: specs };

describe('the words after npm test', () => {
  it.each([
    [[], { steps: STEPS, files: {}, changed: false }],
    [['unit', 'lint'], { steps: ['lint', 'unit'], files: {}, changed: false }],
    [['e2e', 'compute'], { steps: ['e2e'], files: { e2e: [specs[0]] }, changed: false }],
    [['unit', 'journal'], { steps: ['unit'], files: { unit: [unit[1]] }, changed: false }],
    [['lists.spec.ts'], { steps: ['e2e'], files: { e2e: [specs[1]] }, changed: false }],
    [['compute'], { steps: ['unit', 'e2e'], files: { unit: [unit[0]], e2e: [specs[0]] }, changed: false }],
    [
      ['lint', 'e2e', 'chat', 'lists'],
      { steps: ['lint', 'e2e'], files: { e2e: [specs[1], specs[2]] }, changed: false },
    ],
    [['--changed'], { steps: STEPS, files: {}, changed: true }],
    [['e2e', '--changed'], { steps: ['e2e'], files: {}, changed: true }],
  ])('%j', (words, choice) => expect(chosen(words, STEPS, files)).toEqual(choice));

  it.each([[['e2ee']], [['unit', 'chat']], [['lint', 'nothing']]])('%j is a mistake', (words) => {
    expect(() => chosen(words, STEPS, files)).toThrow(/is no step and no part of a test file's name\. Steps: lint, /);
  });
});

describe('what a change may have broken', () => {
  it.each([
    ["an area's source", ['mf-compute/src/vm/list.tsx'], [specs[0]]],
    ['two areas', ['mf-compute/area.json', 'mf-network/src/a.ts'], [specs[0], specs[1]]],
    ['one spec', ['shell/e2e/chat.spec.ts'], [specs[2]]],
    ['what specs share', ['shell/e2e/log-in.ts'], specs],
    ['the shell', ['shell/src/app.tsx'], specs],
    ['something shared', ['mf-compute/src/a.ts', 'shared/ui/src/button.tsx'], specs],
    ['documents and unit tests', ['README.md', 'shared/docs/openapi.json', 'shell/src/a.test.ts'], []],
    ['nothing', [], []],
  ])('%s', (_, changes, expected) => expect(specsFor(changes, specs)).toEqual(expected));
});

describe('a workspace', () => {
  let root;
  const write = (file) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  };
  const git = (...args) =>
    spawnSync('git', ['-c', 'user.name=n', '-c', 'user.email=e@x.example', ...args], { cwd: root });

  beforeEach(() => {
    root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'choice-')));
    for (const file of [...unit, ...specs, 'node_modules/a/a.test.ts', 'shell/dist/e2e/a.spec.ts', 'shell/src/a.ts'])
      write(file);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('has its test files found', () => {
    expect(testFiles(root)).toEqual(files);
  });

  it('tells what differs from main: committed, not committed, and new', () => {
    git('init', '-b', 'main');
    git('add', 'shell');
    git('commit', '-m', 'one');
    git('checkout', '-b', 'branch');
    git('add', 'mf-compute');
    git('commit', '-m', 'two');
    writeFileSync(path.join(root, 'shell/src/a.ts'), 'changed');
    rmSync(path.join(root, 'node_modules'), { recursive: true });
    expect(changesOf(root).files.toSorted()).toEqual([...unit, specs[0], specs[1], 'shell/src/a.ts'].toSorted());
  });

  it('needs git for that', () => {
    expect(() => changesOf(root)).toThrow('--changed needs git');
  });
});

describe('progress', () => {
  const run = (isTTY) => {
    let time = 0;
    let written = '';
    const write = (text) => (written += text);
    const line = progress('e2e', { out: { isTTY, write }, now: () => time });
    for (const [at, done] of [
      [1000, 1],
      [10_000, 10],
      [40_000, 40],
      [200_000, 100],
    ]) {
      time = at;
      line.update(done, 400);
    }
    line.end();
    return written;
  };

  it('is one line on a terminal, gone at the end', () => {
    const last = run(true).split('\r\u001B[K');
    expect(last.at(-2)).toBe('       e2e: 100 of 400, 10 min left');
    expect(last.at(-1)).toBe('');
  });

  it('is a line in half a minute elsewhere', () => {
    expect(run(false)).toBe('       e2e: 40 of 400, 6 min left\n       e2e: 100 of 400, 10 min left\n');
  });
});
