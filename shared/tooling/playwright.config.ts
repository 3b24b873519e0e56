import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const chromium = process.env['CONSOLE_CHROMIUM'];
const cores = os.availableParallelism();
/** Workers that share a core: much of a test waits. With three of them what fails by chance, once in many runs, fails soon. */
const crowd = Number(process.env['CONSOLE_CROWD'] ?? 2);

/** End-to-end tests, through the production build with its security policy on. No retries: a flaky test is a broken one. */
export default defineConfig({
  testDir: root,
  testMatch: ['mf-*/e2e/**/*.spec.ts', 'shell/e2e/**/*.spec.ts', 'shared/*/e2e/**/*.spec.ts'],
  outputDir: path.join(root, 'test-results/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: cores * crowd,
  timeout: 60_000 * crowd,
  // Patient: only a failing test waits as long, and a run that nobody watches shares its machine.
  expect: { timeout: 15_000 * crowd },
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/playwright.json') }]],
  use: {
    viewport: { width: 1366, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
    // As a browser with windows grants it to the page that somebody clicks in.
    permissions: ['clipboard-write'],
    // What moves in or out is half transparent on its way: read then, its colours are nobody's.
    contextOptions: { reducedMotion: 'reduce' },
    // Costs a sixth of the time: `npm test` runs what has failed once more, to record it.
    trace: process.env['CONSOLE_TRACE'] ? 'on' : 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Names of files have letters of any script, whatever the machine's own locale.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--no-first-run',
        // Pages of a worker share a process where their site allows it (warm-context.ts).
        '--renderer-process-limit=1',
        // A page lives for seconds: what would be compiled in advance, or optimized for later, is never earned back. A script
        // that is compiled while it streams in is compiled anew for each page, otherwise once for the process.
        '--js-flags=--max-lazy,--no-opt,--no-maglev,--no-script-streaming',
      ],
    },
  },
});
