import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/**
 * Runs the unit tests of the area in whose folder it is called.
 * @param {readonly string[]} args for jest: parts of the paths of files, `--watch`
 * @returns {Promise<number>} the code to end with
 */
export function testArea(args) {
  const config = fileURLToPath(new URL('area.config.mjs', import.meta.url));
  const child = spawn(process.execPath, [resolve('jest/bin/jest'), '--config', config, ...args], { stdio: 'inherit' });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => done(code ?? 1));
  });
}
