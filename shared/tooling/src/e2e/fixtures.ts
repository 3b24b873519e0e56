import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Problems } from './problems';
import type { Person } from './sandbox';
import { Sandbox, apiKeyOf } from './sandbox';
import type { TestServer } from './server';
import { startServer } from './server';

export { expectAccessible, expectFits, expectRow, expectTitle, expectToast } from './expect-page';
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
}

/** The address of a site of a test server. */
export const originOf = (server: TestServer, host = 'localhost'): string => `http://${host}:${server.port}`;

async function storeKey(page: Page, origin: string, person: Person): Promise<void> {
  // An empty page of the same origin, so that its storage can be written before any script of the console has run.
  const empty = `${origin}/empty-page`;
  await page.route(empty, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Empty</title><link rel="icon" href="data:,">',
    }),
  );
  await page.goto(empty);
  await page.evaluate((key) => localStorage.setItem('apikey', key), apiKeyOf(person));
  await page.unroute(empty);
}

/** `test` with a server of its own for each worker. Import it in place of Playwright's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use, worker) => {
      const server = await startServer(worker.parallelIndex);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(originOf(server)),

  sandbox: [
    async ({ server }, use) => {
      const sandbox = new Sandbox(server.port);
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
      await problems.watch(context);
      await use(problems);
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
