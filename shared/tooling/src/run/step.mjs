import { spawn } from 'node:child_process';

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {string} output shown when something failed
 * @property {import('./reports.mjs').Timed[]} [times] how long each test took
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, live?: boolean, onOutput?: (chunk: string) => void }} options live: show the output while it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(command, args, { cwd, env, live = false, onOutput }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = () => child.kill();
    process.once('exit', stop);
    let output = '';
    const read = (chunk) => {
      output += chunk;
      onOutput?.(String(chunk));
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Does jobs some at a time, those that come first first.
 * @template T
 * @param {readonly (() => Promise<T>)[]} jobs
 * @param {number} width how many at a time
 * @returns {Promise<T[]>} what they give, in the order of the jobs
 */
export async function sideBySide(jobs, width) {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < jobs.length) {
      const at = next++;
      results[at] = await jobs[at]();
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

/**
 * Runs one step and says how it went; its output only if it failed.
 * @param {string} name
 * @param {() => Promise<StepResult>} work
 * @returns {Promise<StepResult>}
 */
export async function runStep(name, work) {
  const started = Date.now();
  const result = await work().catch((error) => ({ passed: 0, failed: 1, output: String(error?.message ?? error) }));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const failed = result.failed > 0;
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name} (${result.passed} passed, ${result.failed} failed, ${seconds} s)`,
  );
  if (failed && result.output) console.log(`${result.output.trimEnd()}\n`);
  return result;
}
