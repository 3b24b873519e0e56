import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildAll } from './build-all.mjs';
import { findChromium } from './chromium.mjs';
import { progress } from './progress.mjs';
import { pagesOf, readJest, readPlaywright, withoutPassed } from './reports.mjs';
import { runProgram } from './step.mjs';

/** A gate passes as a whole or not at all. */
const gate = (root, command, args) => async () => {
  const { code, output } = await runProgram(command, args, { cwd: root });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

/** A report that an earlier run left behind must not be read as this one's. */
function freshReport(root, name) {
  const file = path.join(root, 'test-results', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** A step that no change asks for. */
const NOTHING = { passed: 0, failed: 0, output: '' };

const counted = (file, read, { code, output }) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const { passed, failed, failures, times } = read(JSON.parse(readFileSync(file, 'utf8')));
  // A run without a single test, or one that broke down, is no success.
  const broken = failed === 0 && (passed === 0 || code !== 0);
  const named = failures.map((name) => `  failed: ${name}\n`).join('');
  return { passed, failed: broken ? 1 : failed, times, output: `${named}${withoutPassed(output)}` };
};

/** Runs a test runner and tells its progress; `read` finds in a line of its output how many tests there are, or that one has ended. */
async function runTests(name, command, args, options, read) {
  const line = progress(name);
  const state = { done: 0, total: 0 };
  let rest = '';
  const onOutput = (chunk) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) read(text, state);
    line.update(state.done, state.total);
  };
  try {
    return await runProgram(command, args, { ...options, onOutput });
  } finally {
    line.end();
  }
}

/** Room for what is short-lived, also in the workers that are started with the same: an eighth of the processor time. */
const ROOM = '--max-semi-space-size=64';
/**
 * Node 20 optimizes what has run a little, which in a test file is never earned back: a sixth of the time. Newer ones wait
 * longer by themselves, and do not know the option.
 */
const PATIENCE = '--interrupt-budget=2000000';
const V8 = process.versions.node.startsWith('20.') ? [ROOM, PATIENCE] : [ROOM];

async function unit(root, { files, since }) {
  const file = freshReport(root, 'jest.json');
  const jest = [...V8, path.join(root, 'node_modules/jest/bin/jest.js'), '-c', 'shared/tooling/jest.config.mjs'];
  const which = [...(since ? [`--changedSince=${since}`, '--passWithNoTests'] : []), ...exactly(files)];
  const list = await runProgram(process.execPath, [...jest, '--listTests', ...which], { cwd: root });
  const total = list.output.split('\n').filter((text) => text.startsWith(root)).length;
  if (total === 0 && since) return NOTHING;
  const args = [...jest, '--json', `--outputFile=${file}`, `--maxWorkers=${availableParallelism()}`, ...which];
  const result = await runTests('unit', process.execPath, args, { cwd: root }, (text, state) => {
    state.total = total;
    if (/^(PASS|FAIL) /.test(text)) state.done += 1;
  });
  return counted(file, (report) => readJest(report, root), result);
}

/** Whole names of files as what both runners take: patterns. */
const exactly = (files) => (files ?? []).map((file) => `/${file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

async function endToEnd(root, { files }) {
  if (files?.length === 0) return NOTHING;
  // A run of this step alone must not test what was built before a change.
  await build(root);
  const file = freshReport(root, 'playwright.json');
  const options = {
    cwd: root,
    env: {
      CONSOLE_CHROMIUM: await findChromium({ shell: true }),
      // What a library thinks of Node's age stands nowhere near a test.
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
  };
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  const args = ['test', '-c', 'shared/tooling/playwright.config.ts'];
  const result = await runTests('e2e', playwright, [...args, ...exactly(files)], options, (text, state) => {
    state.total ||= Number(/^Running (\d+) tests? using/.exec(text)?.[1] ?? 0);
    if (/^\s+(✓|✘|ok|x|-)\s+\d+ /u.test(text)) state.done += 1;
  });
  const counts = counted(file, readPlaywright, result);
  if (counts.failed === 0 || !existsSync(file)) return counts;
  // Before the second run, which writes into the same folder.
  const pages = pagesOf(JSON.parse(readFileSync(file, 'utf8')));
  // The verdict stands. This only records what the failed ones do.
  const traced = { ...options, env: { ...options.env, CONSOLE_TRACE: '1' } };
  await runProgram(playwright, [...args, '--last-failed', '--reporter=line'], traced);
  return { ...counts, output: `${counts.output}${pages}\nTraces of what failed, run once more: test-results/e2e\n` };
}

async function build(root) {
  await buildAll(root, { log: () => {} });
  return { passed: 1, failed: 0, output: '' };
}

/** Steps of one process that read and write nothing of each other: they go side by side. */
export const GATES = ['format', 'lint', 'types', 'unused', 'imports', 'words', 'openapi'];

/**
 * The steps of `npm test` in their order, by name.
 * @param {string} root the workspace
 * @param {{ files?: { unit?: string[], e2e?: string[] }, since?: string }} [only] these test files; what a commit and later changes touch
 * @returns {[string, () => Promise<import('./step.mjs').StepResult>][]}
 */
export function testSteps(root, { files = {}, since } = {}) {
  const bin = (name) => path.join(root, 'node_modules/.bin', name);
  return [
    ['format', gate(root, bin('oxfmt'), ['--check'])],
    ['lint', gate(root, bin('oxlint'), ['--type-aware', '--deny-warnings'])],
    ['types', gate(root, bin('tsc'), ['-p', '.', '--noEmit'])],
    ['unused', gate(root, bin('knip'), ['--no-config-hints'])],
    ['imports', gate(root, process.execPath, ['shared/tooling/src/gates/imports.mjs'])],
    ['words', gate(root, process.execPath, ['shared/tooling/src/gates/words.mjs'])],
    ['openapi', gate(root, process.execPath, ['shared/tooling/bin/openapi.mjs', '--check'])],
    ['unit', () => unit(root, { files: files.unit, since })],
    ['build', () => build(root)],
    ['e2e', () => endToEnd(root, { files: files.e2e })],
  ];
}
