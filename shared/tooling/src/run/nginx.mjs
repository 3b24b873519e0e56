import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Debian's, with the module that hands out what brotli has compressed. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

const succeeds = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, env: { ...process.env, ...env } }).status === 0;

const known = () => [process.env.NGINX, ...INSTALLED].find((file) => file && existsSync(file));

/**
 * An nginx to test with: NGINX of the environment, an installed one, or Debian's, which is installed now where that may be.
 * @returns {string | undefined} path of the program
 */
export function findNginx() {
  const there = known();
  if (there) return there;
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  succeeds(command, [...before, 'update']);
  // A fresh package would start a server on port 80.
  succeeds(command, [...before, 'install', '-y', '--no-install-recommends', ...PACKAGES], { RUNLEVEL: '1' });
  return known();
}
