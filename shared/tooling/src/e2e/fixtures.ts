import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { keepPages, logViolations, Problems } from './problems';
import type { Person } from './sandbox';
import { Sandbox, apiKeyOf } from './sandbox';
import type { TestServer } from './server';
import { startServer } from './server';
import { COLD, WarmContexts } from './warm-context';

export { COLD } from './warm-context';
export { KEYS } from '../proof/readings';
export { expectAccessible, expectFits, expectRow, expectTitle, expectToast, go } from './expect-page';
export { bulkAction, selectRows } from './select-rows';
export { named } from './failures';
export { inEachLook, LOOKS, SCHEMES } from './looks';
export type { Fault, Person } from './sandbox';
export { PASSWORD, apiKeyOf } from './sandbox';
export { expect };

interface TestFixtures {
  /** Controls of the sandbox; the default site is reset, without faults and at speed 0 when a test begins. */
  readonly sandbox: Sandbox;
  /** What the pages of this test did wrong; the test fails for everything that it has not allowed. */
  readonly problems: Problems;
  /** Puts a person's API key into the browser, without the sign-in screen. `host`: another site, `metal.localhost`. */
  readonly signIn: (person: Person, host?: string) => Promise<void>;
  /** Opens a screen: `open('/compute')` is /app/compute. `host`: another site. */
  readonly open: (path: string, host?: string) => Promise<void>;
}

interface WorkerFixtures {
  readonly server: TestServer;
  readonly warm: WarmContexts;
}

/** The address of a site of a test server. */
export const originOf = (server: TestServer, host = 'localhost'): string => `http://${host}:${server.port}`;

/** Has the next page of a site that a tab loads find a person's key in its storage, before any script of the console runs. */
async function storeKey(page: Page, origin: string, person: Person): Promise<void> {
  const script = await page.addInitScript(
    ({ site, key }) => {
      if (location.origin === site && window.top === window) localStorage.setItem('apikey', key);
    },
    { site: origin, key: apiKeyOf(person) },
  );
  // Once: whoever signs out and reloads stays signed out.
  const loaded = page.waitForEvent('framenavigated', {
    predicate: (frame) => frame === page.mainFrame() && frame.url().startsWith(`${origin}/`),
    timeout: 0,
  });
  void loaded.then(() => script.dispose()).catch(() => undefined);
}

/** `test` with a server of its own for each worker. Import it in place of Playwright's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use, worker) => {
      const server = await startServer(worker.parallelIndex);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => use(originOf(server)),

  warm: [
    async ({}, use) => {
      const warm = new WarmContexts();
      await use(warm);
      await warm.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    { browser, server, warm, viewport, colorScheme, hasTouch, locale, permissions, contextOptions },
    use,
    info,
  ) => {
    if (info.tags.includes(COLD)) {
      const context = await browser.newContext();
      await logViolations(context);
      await use(context);
      await keepPages(context.pages(), info);
      await context.close();
      return;
    }
    const options = { viewport, colorScheme, hasTouch, locale, permissions, contextOptions };
    const { context, opened, leave } = await warm.take(browser, options, originOf(server), logViolations);
    await use(context);
    await keepPages(opened(), info);
    await leave();
  },

  sandbox: [
    async ({ server }, use, info) => {
      const sandbox = new Sandbox(server.port, { isCold: info.tags.includes(COLD) });
      await sandbox.clearFaults();
      await sandbox.reset();
      await sandbox.speed(0);
      await sandbox.clearRequests();
      await use(sandbox);
    },
    { auto: true },
  ],

  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      const unwatch = problems.watch(context);
      await use(problems);
      unwatch();
      expect(problems.unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ page, server }, use) => use((person, host) => storeKey(page, originOf(server, host), person)),

  open: async ({ page, server }, use) =>
    use(async (path, host) => {
      await page.goto(`${originOf(server, host)}/app${path}`);
    }),
});
