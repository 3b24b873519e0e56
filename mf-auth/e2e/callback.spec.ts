import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';
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
  await expect(page.getByRole('alert')).toContainText("Error: This login wasn't started in this tab");
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
  let callbackUrl = '';
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('access_token')) callbackUrl = request.url();
  });
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('access_token')) callbackUrl = frame.url();
  });
  await open('/billing');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  expect(callbackUrl).toContain('access_token');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(callbackUrl);
  await expect(page.getByRole('alert')).toContainText("wasn't started in this tab");
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
  const release = await hold(page, '**/user-resource/auth0_callback');
  await open('/billing');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { name: 'Logging in...' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth0_callback'))).toHaveLength(1);
});

test('the whole is copied by a second step alone, and never drawn', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(fragment(forged));
  await expect(page.getByRole('button', { name: 'Copy with tokens' })).toBeHidden();
  await page.getByText('If support asks for the tokens').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy with tokens' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy with tokens' })).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(forged);
  expect(await page.content()).not.toContain('stolen');
});

test('tokens are nowhere: no history, no request, no storage, no report, no log, no script that comes later', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/boom/);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(JSON.stringify([request.url(), request.headers(), request.postData() ?? ''])),
  );
  page.on('console', (message) => sent.push(message.text()));
  // What runs right after the page's first script: whatever it finds in the address would be lost to anybody's script.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'seenByOthers', [location.href, Object.keys(window).join()].join());
    });
  });
  await open(fragment(forged));
  await expect(page.getByRole('heading', { name: 'Login error' })).toBeVisible();
  const report = page.waitForRequest(/\/reports$/);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error(`boom at ${location.href}`))));
  await report;
  const left = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      document.referrer,
      Reflect.get(window, 'seenByOthers'),
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  // The address bar's own request is the only one that has ever carried a fragment, and that never left the browser.
  expect([...sent, left].join('\n')).not.toMatch(/stolen|access_token=|id_token=/);
});

test('the page that a person works on knows nothing of the tokens that brought them there', async ({ page, open }) => {
  await open('/billing');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  const known = await page.evaluate(() => JSON.stringify([performance.getEntries(), history.state, document.referrer]));
  expect(known).not.toMatch(/access_token|id_token|auth0_callback/);
});

test('tokens that come to another address are taken out of it, and used by nobody', async ({ page, open, sandbox }) => {
  await open(`/billing#${new URLSearchParams(forged)}`);
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(page.url()).not.toContain('#');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  expect(page.url()).not.toContain('stolen');
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth0_callback'))).toHaveLength(1);
});

test('a reload of the callback finds nothing, and says so without a loop', async ({ page, open, sandbox }) => {
  await open(fragment(forged));
  await expect(page.getByRole('alert')).toContainText("wasn't started in this tab");
  await page.reload();
  await expect(page.getByText('No callback parameters were found. Log in again.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth0_callback'))).toEqual([]);
});

test('Back after signing in signs nobody in again', async ({ page, open, sandbox }) => {
  await open('/billing');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth0_callback'))).toHaveLength(1);
});

for (const [name, fault] of [
  ['fail', { status: 502, content_type: 'text/html', body: '<html>Bad gateway</html>' }],
  ['are a page', { status: 200, content_type: 'text/html', body: '<html>Maintenance</html>' }],
] as const) {
  test(`keys of the provider that ${name} are told of, and the server is not asked`, async ({
    page,
    open,
    sandbox,
    problems,
  }) => {
    problems.allow(/jwks\.json/);
    await sandbox.faults({ scope: 'idp', path: '/.well-known/jwks.json', ...fault });
    await open('/');
    await logIn(page, 'customer@example.com');
    await expect(page.getByRole('alert')).toHaveText(
      "Error: The identity provider's keys could not be loaded. Try again later.",
    );
    expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth0_callback'))).toEqual([]);
  });
}

test('a server that is down during the exchange is told', async ({ page, open, sandbox }) => {
  await sandbox.faults({ method: 'POST', path: '/user-resource/auth0_callback', drop: 'truncate' });
  await open('/');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to connect to server');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a failure with its parameters fits', async ({ page, open }) => {
    await open(fragment({ ...forged, state: JSON.stringify(`/compute?q=${'x'.repeat(300)}`) }));
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByText('If support asks for the tokens').click();
    await expectFits(page);
    await expectAccessible(page);
  });
});
