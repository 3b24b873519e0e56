import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../shared/build/src/e2e/fixtures';
import { logIn } from './people';

const fragment = (values: Readonly<Record<string, string>>): string => `/auth0_callback#${new URLSearchParams(values)}`;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = `${part({ alg: 'none' })}.${part({ sub: 'auth0|1', email: 'customer@example.com', nonce: 'x' })}.`;
const forged = {
  access_token: 'stolen',
  id_token: unsigned,
  scope: 'openid',
  expires_in: '7200',
  token_type: 'Bearer',
  state: '"/"',
};

const apikey = (page: Page) => page.evaluate(() => localStorage.getItem('apikey'));

test('an error of the provider is shown with its code', async ({ page, open }) => {
  await open(fragment({ error: 'unauthorized', error_description: 'user is blocked', state: '"/billing"' }));
  await expect(page.getByRole('heading', { name: 'Login error' })).toBeVisible();
  await expect(page.getByText('Code: unauthorized')).toBeVisible();
  await expect(page.getByText('user is blocked')).toBeVisible();
  await expect(page).toHaveTitle(/^Login error \| /);
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a callback without parameters is an error', async ({ page, open, sandbox }) => {
  await open('/auth0_callback');
  await expect(page.getByRole('heading', { name: 'Login error' })).toBeVisible();
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth0_callback'))).toEqual([]);
});

test('somebody else’s tokens are refused before they reach the server', async ({ page, open, sandbox }) => {
  await open(fragment(forged));
  await expect(page.getByRole('heading', { name: 'Login error' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Error: This sign-in was not started in this tab');
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth0_callback'))).toEqual([]);
  expect(await apikey(page)).toBeNull();
});

test('a failure shows the parameters without the tokens, and copies them', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(fragment(forged));
  await expect(page.getByText('(6 characters, not shown)')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('stolen');
  await page.getByRole('button', { name: /Copy parameters/ }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
    token_type: 'Bearer',
    state: '"/"',
  });
  await expectAccessible(page);
});

test('an answer cannot be used twice', async ({ page, open }) => {
  let answer = '';
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('access_token')) answer = request.url();
  });
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('access_token')) answer = frame.url();
  });
  await open('/billing');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  expect(answer).toContain('access_token');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(answer);
  await expect(page.getByRole('alert')).toContainText('not started in this tab');
  expect(await apikey(page)).toBeNull();
});

test('a server that refuses the exchange is told', async ({ page, open, sandbox }) => {
  await sandbox.faults({
    method: 'POST',
    path: '/user-resource/auth0_callback',
    times: 1,
    status: 500,
    body: { errors: { Error: 'Failed to create kong consumer' } },
  });
  await open('/billing');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to create kong consumer');
  await page.getByRole('button', { name: 'Back' }).click();
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('while the exchange runs it says so', async ({ page, open, sandbox }) => {
  await sandbox.faults({ method: 'POST', path: '/user-resource/auth0_callback', times: 1, delay_ms: 1500 });
  await open('/billing');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { name: 'Logging in...' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth0_callback'))).toHaveLength(1);
});
