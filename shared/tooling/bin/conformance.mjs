#!/usr/bin/env node
// npm run conformance: says in what an API differs from the contract, and what the console does about it
// (deploy/docs/conformance.md).
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../src/run/check-node.mjs';
import { install } from '../src/run/install.mjs';
import { runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * @param {string} question
 * @param {AbortSignal} signal ends it, as a no
 * @returns {Promise<boolean>}
 */
function request(question, signal) {
  return new Promise((resolve) => {
    const line = createInterface({ input: process.stdin, output: process.stderr });
    // The end of the input and Ctrl+C say no.
    line.once('close', () => resolve(false));
    signal.addEventListener('abort', () => line.close(), { once: true });
    line.question(`${question} [y/N] `, (text) => {
      resolve(/^y(es)?$/i.test(text.trim()));
      line.close();
    });
  });
}

await runCommand(async () => {
  checkNode();
  await install(root, console.error);
  const { register } = await import('tsx/esm/api');
  register();
  const { conformanceCommand } = await import('../src/conformance/command.ts');
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      if (stopped.signal.aborted) return;
      console.error('Stopping: what was made is removed first.');
      stopped.abort();
    });
  process.exitCode = await conformanceCommand(process.argv.slice(2), {
    env: process.env,
    fetch: globalThis.fetch,
    log: console.log,
    tell: console.error,
    signal: stopped.signal,
    pause: (ms) => pause(ms),
    ask: process.stdin.isTTY ? (question) => request(question, stopped.signal) : undefined,
  });
});
