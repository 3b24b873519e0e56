import type { Page } from '@playwright/test';
import { apiKeyOf, expect, originOf, test } from '../../shared/tooling/src/e2e/fixtures';

const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('apikey'), localStorage.getItem('impersonation')]);

test('signing out forgets the session, in every tab, and survives a reload', async ({
  page,
  context,
  server,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute');
  const other = await context.newPage();
  await other.goto(`${originOf(server)}/app/network/vpc`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('networks');
  await account(page).click();
  await expect(page.getByText('Kadri Tamm')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/app\/$/);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(other.getByLabel('Username')).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a tab follows when another one becomes somebody else', async ({ page, context, server, signIn, open }) => {
  await signIn('customer');
  await open('/');
  await expect(page.getByText('Õunapuu & Pojad OÜ').first()).toBeVisible();
  const other = await context.newPage();
  // Something of the same site that runs no script of the console.
  const styles = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  await other.goto(`${originOf(server)}${styles}`);
  await other.evaluate((key) => localStorage.setItem('apikey', key), apiKeyOf('new'));
  await expect(page.getByText('You have no billing account yet.')).toBeVisible();
  await expect(page.getByText('Õunapuu')).toHaveCount(0);
});

test('an answer to the one before never shows', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await sandbox.faults({ path: '/payment/billing_account/list', user: 'customer', delay_ms: 2500 });
  await open('/billing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn('new');
  await open('/billing');
  await expect(page.getByText('No records')).toBeVisible();
  await expect(page.getByText('Õunapuu')).toHaveCount(0);
});

test('the key goes to the API in its header and nowhere else', async ({ page, signIn, open }) => {
  const key = apiKeyOf('customer');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`));
  await signIn('customer');
  await open('/billing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses.filter((address) => address.includes(key))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, document.cookie, { ...localStorage, apikey: '' }]),
  );
  expect(kept).not.toContain(key);
});

test('the payment window shows its text to anybody', async ({ page, open }) => {
  await open('/payment_return?status=%3Cb%3E');
  await expect(page.getByRole('main')).toHaveText('Payment authorization check finished. You can close this page.');
  await expect(page).toHaveTitle(/^Payment authorization \| /);
});

test('one tab polls for all tabs of the browser', async ({ page, context, sandbox, server, signIn, open }) => {
  await sandbox.speed(10);
  await sandbox.reset();
  await signIn('customer');
  await open('/compute');
  await expect(page.getByRole('row').filter({ hasText: 'Creating' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${originOf(server)}/app/compute`);
  await expect(other.getByRole('row').filter({ hasText: 'Creating' })).toBeVisible();
  await sandbox.clearRequests();
  const start = Date.now();
  const polls = async () =>
    (await sandbox.requests()).filter(({ path }) => path.endsWith('/tll/user-resource/vm/list')).length;
  await expect.poll(polls, { timeout: 60_000, intervals: [250] }).toBeGreaterThanOrEqual(4);
  expect(await polls()).toBeLessThanOrEqual((Date.now() - start) / 5000 + 1);
});
