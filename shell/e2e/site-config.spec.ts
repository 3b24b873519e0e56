import type { Page } from '@playwright/test';
import { expect, expectAccessible, originOf, test, type Fault } from '../../shared/tooling/src/e2e/fixtures';
import { withPage } from './chat-page';

const ELEMENT = /(<script type="application\/json" id="site-document">)([^]*?)(<\/script>)/;
const CALL = '/config/ui/config';

interface Inline {
  readonly config?: { readonly siteName: string; readonly [name: string]: unknown };
}

/** The page as it comes where the server could not write the configuration into it, or wrote something else. */
const withConfig = (page: Page, port: number, change: (config: Inline['config']) => unknown): Promise<void> =>
  withPage(page, port, (html) =>
    html.replace(ELEMENT, (_, before: string, json: string, after: string) => {
      const inline: Inline = JSON.parse(json);
      const changed = { ...inline, config: change(inline.config) };
      return before + JSON.stringify(changed).replaceAll('<', '\\u003c') + after;
    }),
  );

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'The console could not be started' });
const signIn = (page: Page) => page.getByRole('button', { name: 'Log In', exact: true });

/** A configuration that a browser has kept, under a name of its own. */
async function keep(page: Page, cached: { ageMs?: number; host?: string; change?: object }): Promise<void> {
  const host = new URL(page.url()).host;
  const config: unknown = await page.evaluate(async () => (await fetch('/api/v1/config/ui/config')).json());
  const named = Object.assign({}, config, { siteName: 'Kept' }, cached.change);
  const value = JSON.stringify({
    at: Date.now() - (cached.ageMs ?? 0),
    host: cached.host ?? host,
    config: named,
  });
  await page.evaluate((kept) => localStorage.setItem('cachedConfig', kept), value);
}

const CASES: readonly [name: string, fault: Omit<Fault, 'path'>, reason: RegExp][] = [
  ['is missing', { status: 404, body: { message: 'Not found' } }, /\(Not found\)/],
  ['fails', { status: 500, body: { message: 'Out of order' } }, /\(Out of order\)/],
  ['is no JSON', { status: 200, content_type: 'text/html', body: '<p>Maintenance</p>' }, /Maintenance/],
  [
    'has wrong types',
    { status: 200, content_type: 'application/json', body: { siteName: 1, siteTheme: 'warren', locations: 'all' } },
    /siteName/,
  ],
  ['breaks off', { drop: 'truncate' }, /\(.+\)/],
  ['has no connection', { drop: 'reset' }, /Failed to connect to server/],
];

for (const [name, fault, reason] of CASES) {
  test(`a configuration that ${name} is told on a clear screen, and a reload mends it`, async ({
    page,
    sandbox,
    server,
    problems,
    open,
  }) => {
    problems.allow(/could not be started/, /differs from the contract/, /Failed to load resource/, /net::ERR/);
    await withConfig(page, server.port, () => undefined);
    await sandbox.faults({ method: 'GET', path: CALL, ...fault });
    await open('/');
    await expect(failure(page)).toContainText(reason);
    await expectAccessible(page);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(signIn(page)).toBeVisible();
  });
}

test('a configuration that does not come is waited for on a loading screen, then given up', async ({
  page,
  sandbox,
  server,
  problems,
  open,
}) => {
  problems.allow(/could not be started/);
  await withConfig(page, server.port, () => undefined);
  await sandbox.faults({ method: 'GET', path: CALL, drop: 'hang' });
  await open('/');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(signIn(page)).toBeVisible();
});

test('that of another site is refused, in the page and from the server', async ({ page, server, problems, open }) => {
  problems.allow(/could not be started/);
  await withConfig(page, server.port, (config) => ({ ...config, siteTheme: 'metal' }));
  await page.route(`**/api/v1${CALL}`, async (route) => {
    const response = await route.fetch({
      headers: { ...route.request().headers(), host: `metal.localhost:${server.port}` },
    });
    await route.fulfill({ response });
  });
  await open('/');
  await expect(failure(page)).toContainText('The server sent the configuration of another site');
  await page.unroute(`**/api/v1${CALL}`);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(signIn(page)).toBeVisible();
});

test('the kept one of this day stands in, and no other', async ({ page, sandbox, server, problems, open }) => {
  problems.allow(/could not be started/, /Failed to load resource/);
  await open('/');
  await expect(signIn(page)).toBeVisible();
  await withConfig(page, server.port, () => undefined);
  const start = async (cached: Parameters<typeof keep>[1]): Promise<void> => {
    await sandbox.clearFaults();
    await keep(page, cached);
    // It stays until the next start: a page may ask after it has loaded.
    await sandbox.faults({ method: 'GET', path: CALL, status: 500, body: { message: 'Out of order' } });
    await page.reload();
  };
  await start({ ageMs: 86_000_000 });
  await expect(signIn(page)).toBeVisible();
  await expect(page).toHaveTitle(/\| Kept$/);
  for (const cached of [
    { ageMs: 86_400_001 },
    { ageMs: -60_000 },
    { host: `metal.localhost:${server.port}` },
    { change: { siteTheme: 'metal' } },
    { change: { siteCurrency: 'EURO' } },
    { change: { kubernetesEnabled: true, servicesEnabled: false } },
  ]) {
    await start(cached);
    await expect(failure(page)).toContainText('(Out of order)');
  }
  expect(new URL(page.url()).origin).toBe(originOf(server));
});

test('it is asked for once a day, and a broken answer changes nothing', async ({ page, sandbox, open }) => {
  const timesRequested = async () => (await sandbox.requests()).filter(({ path }) => path.endsWith(CALL)).length;
  await sandbox.faults({ method: 'GET', path: CALL, status: 500, body: { message: 'Out of order' } });
  await open('/');
  await expect(signIn(page)).toBeVisible();
  await expect.poll(timesRequested).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('cachedConfig'))).toBeNull();
  await sandbox.clearFaults();
  await page.reload();
  await expect(signIn(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cachedConfig'))).not.toBeNull();
  await page.reload();
  await expect(signIn(page)).toBeVisible();
  // What the one page has asked for is there when the next one is shown.
  await page.reload();
  await expect(signIn(page)).toBeVisible();
  expect(await timesRequested()).toBe(2);
});
