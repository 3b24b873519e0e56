import { expect, expectAccessible, expectFits, inEachLook, SCHEMES, test } from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';
import { logIn } from './people';

test('signs in and goes where the person wanted to go', async ({ page, open }) => {
  await open('/billing?q=nord');
  await expect(page).toHaveTitle('Log in | warren');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/app/billing?q=nord');
  expect(page.url()).not.toContain('#');
  expect(await page.evaluate(() => localStorage.getItem('apikey'))).toMatch(/^customer0+$/);
});

test('what only the console needs comes with the first key, and is there once somebody has signed in', async ({
  page,
  open,
}) => {
  // Else it comes when nothing else is to be done, which may be at once.
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
  const isConsole = (url: string): boolean => new URL(url).pathname.endsWith('/console.js');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open('/billing');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(asked.filter(isConsole)).toEqual([]);
  const coming = page.waitForRequest((request) => isConsole(request.url()));
  await page.getByLabel('Username').press('c');
  await coming;
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
});

test('leaves no token behind: not in the history, not in a cookie, not in storage', async ({ page, open }) => {
  await open('/billing');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  const left = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie, at: location.href }),
  );
  expect(left).not.toMatch(/access_token|id_token|eyJ|signInNonce|com\.auth0/);
  await page.goBack().catch(() => undefined);
  expect(page.url()).not.toContain('access_token');
});

test('signing out ends the session', async ({ page, open }) => {
  await open('/');
  await logIn(page, 'customer@example.com');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByText('Log out').click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('apikey'))).toBeNull();
  await open('/billing');
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a wrong password is told and nothing typed is lost', async ({ page, open }) => {
  await open('/');
  await logIn(page, 'customer@example.com', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Error: Wrong email or password.');
  await expect(page.getByLabel('Username')).toHaveValue('customer@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('empty fields are told at the field, and the first gets the focus', async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('customer@example.com');
  await expect(page.getByText('This field is required')).toHaveCount(1);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('an unverified address is asked to be verified', async ({ page, open }) => {
  await open('/');
  await logIn(page, 'unverified@example.com');
  await expect(page.getByRole('heading', { name: 'Action required' })).toBeVisible();
  await expect(page.getByText('Please verify your email before logging in.')).toBeVisible();
  await expect(page.getByText('Code:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a password can be shown and hidden', async ({ page, open }) => {
  await open('/');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('what comes late moves no button', async ({ page, open }) => {
  const release = await hold(page, /\/dev-sign-in\.js/);
  await open('/');
  const button = page.getByRole('button', { name: 'Sign up', exact: true });
  const before = await button.boundingBox();
  release();
  await expect(page.getByText('Developer mode')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('signing up waits for the mail', async ({ page, open, sandbox }) => {
  await open('/');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.getByLabel('Username').fill('fresh@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Long-enough-2026');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm email' })).toBeVisible();
  await expect(page.getByText('fresh@example.com')).toBeVisible();
  expect((await sandbox.outbox()).map(({ to }) => to)).toContain('fresh@example.com');
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test.describe('sign-ups that are refused', () => {
  for (const [username, password, message] of [
    ['customer@example.com', 'Long-enough-2026', 'Error: Invalid signup. The account may already exist.'],
    ['somebody@blocked.example', 'Long-enough-2026', 'Error: Email domain is prohibited'],
    ['weak@example.com', 'weak', 'Error: Password is too weak'],
    ['no-address', 'Long-enough-2026', 'Error: error in email - email format validation failed'],
  ] as const) {
    test(`${username}: ${message}`, async ({ page, open }) => {
      await open('/');
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByLabel('Username')).toHaveValue(username);
    });
  }
});

test('a forgotten password brings a mail', async ({ page, open, sandbox }) => {
  await open('/');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Email').fill('customer');
  await expect(page.getByText('Enter an email address, such as name@example.com')).toBeVisible();
  await page.getByLabel('Email').fill('customer@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect((await sandbox.outbox()).map(({ to }) => to)).toContain('customer@example.com');
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('customer@example.com');
});

test('a provider that is down is told, and the next try works', async ({ page, open, sandbox }) => {
  await sandbox.faults({ scope: 'idp', path: '/co/authenticate', drop: 'reset' });
  await open('/');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to connect to server');
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

/** The provider's own pages name no icon, so the browser asks for the usual one. */
const PROVIDER_ICON = /favicon\.ico/;

test('Google signs in', async ({ page, open, problems }) => {
  problems.allow(PROVIDER_ICON);
  await open('/billing');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'customer@example.com' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
});

test('More leads to the page of the provider, with whatever ways it knows', async ({ page, open, problems }) => {
  problems.allow(PROVIDER_ICON);
  await open('/billing');
  const more = page.getByRole('button', { name: 'More ways to log in' });
  await expect(more).toHaveText('More');
  await more.click();
  await expect(page).toHaveURL(/\/authorize\?|\/login\//);
  expect(new URL(page.url()).searchParams.get('connection')).toBeNull();
});

test('two tabs sign in at once, at the same path', async ({ context, server, problems }) => {
  problems.allow(PROVIDER_ICON);
  const origin = `http://localhost:${server.port}`;
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  for (const page of pages) {
    await page.goto(`${origin}/app/billing`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('link', { name: 'customer@example.com' })).toBeVisible();
  }
  for (const page of pages) {
    await page.getByRole('link', { name: 'customer@example.com' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  }
});

test('on an address without a provider the fake of development signs in', async ({ page, open }) => {
  await open('/billing', '127.0.0.1');
  await expect(page.getByText('Development login')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
  await logIn(page, 'customer@example.com', 'anything');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
});

test('auth0-js is fetched for sign-in only, and only when somebody types', async ({ page, open, signIn }) => {
  let at = 'open';
  /** What was going on when each large file was asked for. */
  const large: string[] = [];
  page.on('request', async (request) => {
    const asked = at;
    if (!request.url().includes('/remotes/mf-auth/')) return;
    const text = await request
      .response()
      .then((response) => response?.text())
      .catch(() => undefined);
    if (text?.includes('co/authenticate')) large.push(asked);
  });
  await open('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  at = 'typed';
  await page.getByLabel('Username').fill('c');
  await expect.poll(() => large).toEqual(['typed']);
  at = 'signed in';
  await signIn('customer');
  await open('/billing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.ui-sk')).toHaveCount(0);
  expect(large).toEqual(['typed']);
});

test('sign-in is accessible in each of its states, and always light', async ({ page, open }) => {
  await open('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  await inEachLook(page, SCHEMES, () =>
    expect(page.locator('.ui-out')).toHaveCSS('background-color', 'rgb(255, 255, 255)'),
  );
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await logIn(page, 'customer@example.com', 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('sign-in fits, with fields that do not zoom and buttons for a thumb', async ({ page, open }) => {
    await open('/');
    const button = page.getByRole('button', { name: 'Log In', exact: true });
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(page.getByLabel('Username')).toHaveCSS('font-size', '16px');
    await expectFits(page);
    await expectAccessible(page);
  });
});
