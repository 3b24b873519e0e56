/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundle.mjs';

let root;
let first;
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

/** Puts the program together if need be; says whether it was, and what it prints. */
async function run(entry = 'app/src/main.ts') {
  const lines = [];
  const file = await bundled(root, entry, { log: (line) => lines.push(line) });
  const printed = execFileSync(process.execPath, ['--enable-source-maps', file], { encoding: 'utf8' });
  return { isNew: lines.length > 0, printed: printed.trim() };
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'bundle-')));
  first = root;
  write('app/package.json', '{"type":"module"}');
  write('app/src/main.ts', "import { name } from './name';\nconsole.log(name satisfies string);");
  write('app/src/name.ts', "export const name: string = 'one';");
  write('pnpm-lock.yaml', 'lock');
});
afterEach(() => rmSync(first, { recursive: true, force: true }));

it('makes a program once', async () => {
  expect(await run()).toEqual({ isNew: true, printed: 'one' });
  expect(await run()).toEqual({ isNew: false, printed: 'one' });
});

it.each([
  ['app/src/name.ts', "export const name = 'two';", 'two'],
  ['app/package.json', '{"type":"module","version":"2"}', 'one'],
  ['pnpm-lock.yaml', 'other packages', 'one'],
])('makes it anew after a change of %s', async (file, content, printed) => {
  await run();
  write(file, content);
  expect(await run()).toEqual({ isNew: true, printed });
  expect((await run()).isNew).toBe(false);
});

it('makes it anew when a part that was there is gone or the bundle is', async () => {
  await run();
  rmSync(path.join(root, 'app/src/name.ts'));
  write('app/src/name/index.ts', "export const name = 'moved';");
  expect(await run()).toEqual({ isNew: true, printed: 'moved' });
  rmSync(path.join(root, '.cache'), { recursive: true });
  expect((await run()).isNew).toBe(true);
});

it('is made once by several who want it at the same time', async () => {
  const lines = [];
  const log = (line) => lines.push(line);
  const files = await Promise.all([1, 2, 3].map(() => bundled(root, 'app/src/main.ts', { log })));
  expect(new Set(files).size).toBe(1);
  expect(lines).toHaveLength(1);
});

it('leaves modules where they are, and stack traces with them', async () => {
  write('app/src/main.ts', "import './fails';\nconsole.log(import.meta.url);");
  write(
    'app/src/fails.ts',
    "type A = 1;\ntry {\n  throw new Error('here');\n} catch (error) {\n  console.log(error);\n}",
  );
  const { printed } = await run();
  expect(printed).toContain(`${root}/app/src/fails.ts:3:`);
  expect(printed).toContain(`file://${root}/app/src/main.ts`);
});

describe('in a copy of the workspace', () => {
  let copy;
  beforeEach(() => {
    copy = `${root} copied`;
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));
  const moveTo = (place) => {
    cpSync(root, place, { recursive: true });
    root = place;
  };

  it('modules are where they are now, and nothing is made anew for it', async () => {
    write('app/src/main.ts', 'console.log(import.meta.url);');
    await run();
    moveTo(copy);
    expect(await run()).toEqual({ isNew: false, printed: pathToFileURL(`${copy}/app/src/main.ts`).href });
  });

  it('what has a compiled part is loaded from there', async () => {
    write('app/node_modules/libsql/package.json', '{"name":"libsql","main":"index.js"}');
    write('app/node_modules/libsql/index.js', 'module.exports = __filename;');
    write('app/src/main.ts', "import place from 'libsql';\nconsole.log(place);");
    await run();
    moveTo(copy);
    expect((await run()).printed).toBe(`${copy}/app/node_modules/libsql/index.js`);
  });
});

it('says which module is wrong, and leaves the bundle before it alone', async () => {
  await run();
  const file = path.join(root, '.cache/bundles/app-src-main.mjs');
  const before = readFileSync(file);
  write('app/src/name.ts', 'export const name = ;');
  await expect(run()).rejects.toThrow(/^The server could not be put together\.\napp\/src\/name\.ts: /);
  expect(readFileSync(file)).toEqual(before);
});
