import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

/** The package manager, as npx takes it. */
export const PNPM = 'pnpm@12.21.0';

/** What decides about the contents of node_modules. */
function fingerprint(root) {
  const hash = createHash('sha256').update(process.version).update(process.platform).update(process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Says which packages were installed last. */
const stampOf = (root) => path.join(root, 'node_modules/.cache/installed');

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

async function installWith(root, args, log) {
  log('Installing packages ...');
  const started = Date.now();
  const { code, output } = await run('npx', ['--yes', PNPM, 'install', ...args], root);
  if (code !== 0) throw new Problem(`${output.trim()}\nInstalling the packages failed (code ${code}).`);
  const stamp = stampOf(root);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint(root));
  log(`  installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/**
 * Installs the packages of the lock file, if it is not the one that they were installed from.
 * @param {string} root the workspace
 * @throws {Problem} with the end of the installer's output
 */
export async function install(root, log = console.log) {
  const stamp = stampOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)) return;
  await installWith(root, ['--frozen-lockfile'], log);
}

/**
 * Installs what a new package of the workspace asks for, and writes it into the lock file.
 * @param {string} root the workspace
 * @throws {Problem} with the end of the installer's output
 */
export const installNew = (root, log = console.log) =>
  installWith(root, ['--no-frozen-lockfile', '--prefer-offline'], log);
