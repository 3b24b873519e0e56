import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from './problem.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same browser without windows: a third less work than `chromium --headless`, for which it draws them nonetheless. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Playwright's own browser, wherever it keeps it. */
async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0;

/**
 * A Chromium to test with: CHROMIUM of the environment, an installed one, Playwright's own, or one that it installs now.
 * @param {{ shell?: boolean }} [options] shell: rather one that cannot open a window, where there is one
 * @returns {Promise<string>} path of the program
 * @throws {Problem} where there is none and none can be had
 */
export async function findChromium({ shell = false } = {}) {
  const known =
    [process.env.CHROMIUM, ...(shell ? SHELLS : []), ...INSTALLED].find((file) => file && existsSync(file)) ??
    (await playwrights());
  if (known) return known;
  console.log('Installing Chromium ...');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  if (
    succeeds(process.execPath, [cli, 'install', '--with-deps', 'chromium']) ||
    succeeds(process.execPath, [cli, 'install', 'chromium'])
  ) {
    const installed = await playwrights();
    if (installed) return installed;
  }
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const [command, ...before] = apt;
  succeeds(command, [...before, 'update']);
  for (const file of [...(shell ? SHELLS : []), INSTALLED[0]]) {
    const name = path.basename(file);
    if (succeeds(command, [...before, 'install', '-y', '--no-install-recommends', name]) && existsSync(file))
      return file;
  }
  throw new Problem('No Chromium was found and none could be installed: install one and set CHROMIUM to its path.');
}
