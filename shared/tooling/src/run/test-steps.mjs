import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './build-all.mjs';
import { findChromium } from './chromium.mjs';
import { readJest, readPlaywright, withoutPassed } from './reports.mjs';
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

const counted = (file, read, { code, output }) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const { passed, failed, failures } = read(JSON.parse(readFileSync(file, 'utf8')));
  // A run without a single test, or one that broke down, is no success.
  const broken = failed === 0 && (passed === 0 || code !== 0);
  const named = failures.map((name) => `  failed: ${name}\n`).join('');
  return { passed, failed: broken ? 1 : failed, output: `${named}${withoutPassed(output)}` };
};

async function unit(root) {
  const file = freshReport(root, 'jest.json');
  const args = ['-c', 'shared/tooling/jest.config.mjs', '--json', `--outputFile=${file}`, '--maxWorkers=2'];
  const result = await runProgram(path.join(root, 'node_modules/.bin/jest'), args, { cwd: root });
  return counted(file, (report) => readJest(report, root), result);
}

async function endToEnd(root) {
  const file = freshReport(root, 'playwright.json');
  const options = { cwd: root, env: { CONSOLE_CHROMIUM: await findChromium() } };
  const args = ['test', '-c', 'shared/tooling/playwright.config.ts'];
  const result = await runProgram(path.join(root, 'node_modules/.bin/playwright'), args, options);
  return counted(file, readPlaywright, result);
}

async function build(root) {
  await buildAll(root, { log: () => {} });
  return { passed: 1, failed: 0, output: '' };
}

/**
 * The steps of `npm test` in their order, by name.
 * @param {string} root the workspace
 * @returns {[string, () => Promise<import('./step.mjs').StepResult>][]}
 */
export function testSteps(root) {
  const bin = (name) => path.join(root, 'node_modules/.bin', name);
  return [
    ['format', gate(root, bin('oxfmt'), ['--check'])],
    ['lint', gate(root, bin('oxlint'), ['--type-aware', '--deny-warnings'])],
    ['types', gate(root, bin('tsc'), ['-p', '.', '--noEmit'])],
    ['unused', gate(root, bin('knip'), ['--no-config-hints'])],
    ['imports', gate(root, process.execPath, ['shared/tooling/src/gates/imports.mjs'])],
    ['openapi', gate(root, process.execPath, ['shared/tooling/bin/openapi.mjs', '--check'])],
    ['unit', () => unit(root)],
    ['build', () => build(root)],
    ['e2e', () => endToEnd(root)],
  ];
}
