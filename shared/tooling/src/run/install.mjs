import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

const PNPM = 'pnpm@12.21.0';

/** What decides about the contents of node_modules. */
function fingerprint(root) {
  const hash = createHash('sha256').update(process.version).update(process.platform).update(process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-8000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

/**
 * Installs the packages of the lock file, if it is not the one that they were installed from.
 * @param {string} root the workspace
 * @throws {Problem} with the end of the installer's output
 */
export async function install(root, log = console.log) {
  const stamp = path.join(root, 'node_modules/.cache/installed');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  log('Installing packages ...');
  const started = Date.now();
  const { code, output } = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], root);
  if (code !== 0) throw new Problem(`${output.trim()}\nInstalling the packages failed (code ${code}).`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  log(`  installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
