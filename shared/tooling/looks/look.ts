import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { COLD, expect, test as endToEnd } from '../src/e2e/fixtures';
import { startServer } from '../src/e2e/server';
import { root } from '../src/root';

/** A Wednesday in the middle of a month, so that months have a past and a rest; epoch milliseconds. */
const NOW = Date.UTC(2026, 10, 18, 10, 0, 0);
const SCHEMES = ['light', 'dark'] as const;
const HEIGHTS = { desk: 900, phone: 844 };

const listOf = (setting: string, usual: string): string[] => (process.env[setting] ?? usual).split(',');
const brands = listOf('LOOKS_BRANDS', 'warren,pilvio,metal');
const widths = listOf('LOOKS_WIDTHS', '1366,390').map(Number);

/** `test` with servers whose clock stands still. */
export const test = endToEnd.extend({
  server: [
    async ({}, use, worker) => {
      const clock = pathToFileURL(path.join(root, 'shared/tooling/looks/frozen-clock.mjs')).href;
      const server = await startServer(worker.parallelIndex, {
        NODE_OPTIONS: `--import ${clock}`,
        LOOKS_NOW: String(NOW),
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export interface Look {
  /** The page as it is to be seen: it has been brought there, with whatever is open. */
  readonly show: (tools: LookTools) => Promise<unknown>;
  /** Who is signed in; nobody for `null`. */
  readonly as?: 'customer' | 'new' | null;
  /** Brands that offer what is shown; all that were asked for without it. */
  readonly only?: (brand: string) => boolean;
}

export interface LookTools {
  readonly page: Page;
  readonly sandbox: Parameters<Parameters<typeof test>[2]>[0]['sandbox'];
  /** Opens a screen of the brand's site. */
  readonly go: (path: string) => Promise<void>;
}

/** So long after the last request a page has all that it asked for. */
const REST_MS = 1000;

const hostOf = (brand: string): string => (brand === 'warren' ? 'localhost' : `${brand}.localhost`);

/** Pictures of one screen, state or dialog: in each brand, width and scheme. */
export function look(name: string, { show, as = 'customer', only = () => true }: Look): void {
  for (const brand of brands.filter(only))
    for (const width of widths)
      test.describe(`${brand} ${width}`, () => {
        test.use({ viewport: { width, height: width > 700 ? HEIGHTS.desk : HEIGHTS.phone } });
        test(name, { tag: COLD }, async ({ page, sandbox, signIn, open, problems }) => {
          // Faults are part of some states.
          problems.allow(/./);
          await page.clock.setFixedTime(NOW);
          let asked = Date.now();
          page.on('request', () => {
            asked = Date.now();
          });
          const host = hostOf(brand);
          if (as) await signIn(as, host);
          await show({ page, sandbox: sandbox.on(host), go: (path) => open(path, host) });
          // Not 'networkidle': a response that nobody reads, as that of a failed area, never ends for the browser.
          await expect.poll(() => Date.now() - asked, { timeout: 60_000 }).toBeGreaterThan(REST_MS);
          for (const scheme of as ? SCHEMES : (['light'] as const)) {
            await page.emulateMedia({ colorScheme: scheme });
            await page.evaluate(() => document.fonts.ready);
            await expect.soft(page).toHaveScreenshot([brand, `${name}-${scheme}-${width}.png`]);
          }
        });
      });
}
