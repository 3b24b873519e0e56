import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from '../run/problem.mjs';
import { guards } from './guards/index.mjs';

const CONFIG = 'shared/tooling/src/soak/jest-without-guard.config.mjs';

/**
 * What is wrong with a patch: its file has changed since, so that nobody knows what it would take out.
 * @param {import('./guards/index.mjs').Guard} guard
 * @param {string} root
 * @returns {string | undefined}
 */
export function staleness({ name, file, find }, root) {
  const found = readFileSync(path.join(root, file), 'utf8').split(find).length - 1;
  return found === 1 ? undefined : `'${name}': its patch fits ${file} ${found} times, not once. Write it anew.`;
}

/** Runs test files with one guard taken out; nothing is taken out without one. @returns jest's own result */
function runTests(root, tests, patch) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guards-'));
  const outputFile = path.join(folder, 'result.json');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const options = ['-c', CONFIG, '--runInBand', '--json', '--outputFile', outputFile, '--runTestsByPath', ...tests];
  const env = { ...process.env, CONSOLE_GUARD: JSON.stringify(patch) };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [jest, ...options], { cwd: root, env, stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', () => {
      try {
        resolve(JSON.parse(readFileSync(outputFile, 'utf8')));
      } catch (error) {
        reject(error);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
}

/** Whether a test has failed because of what it expects, not because the file could not be run at all. */
const isNoticed = ({ numFailedTests, numRuntimeErrorTestSuites }) =>
  numFailedTests > 0 && numRuntimeErrorTestSuites === 0;

/**
 * Takes each guard out, one at a time, and demands that a unit test fails without it. No file is changed: the guard goes
 * when the tests are compiled.
 * @param {string} root the workspace
 * @param {string} text only guards with these words in their name or file
 * @throws Problem for a patch that fits no more, tests that fail with all guards in, and guards that nobody misses
 */
export async function soakGuards(root, text = '') {
  const chosen = guards.filter(({ name, file }) => `${name} ${file}`.toLowerCase().includes(text.toLowerCase()));
  if (chosen.length === 0) throw new Problem(`No guard has '${text}' in its name or file.`);
  const stale = chosen.map((guard) => staleness(guard, root)).filter(Boolean);
  if (stale.length > 0) throw new Problem(stale.join('\n'));
  const started = Date.now();
  const whole = await runTests(root, [...new Set(chosen.flatMap(({ tests }) => tests))], {});
  if (!whole.success) throw new Problem(`${whole.numFailedTests} tests fail with all guards in. Mend them first.`);
  const missed = [];
  for (const [index, { name, file, find, replace, tests }] of chosen.entries()) {
    const noticed = isNoticed(await runTests(root, tests, { file: path.join(root, file), find, replace }));
    console.log(`${noticed ? 'noticed' : 'MISSED '} ${index + 1}/${chosen.length} ${name} (${file})`);
    if (!noticed) missed.push(`${name} (${file}): ${tests.join(', ')}`);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${chosen.length} guards were taken out in ${seconds} s, ${missed.length} of them are missed by no test.`,
  );
  if (missed.length > 0) throw new Problem(`No test fails without:\n${missed.join('\n')}`);
}
