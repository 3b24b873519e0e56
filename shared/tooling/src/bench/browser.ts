import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** A browser without a window; `CHROMIUM` names another one than Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  return chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
}
