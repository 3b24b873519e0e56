import type { Page } from '@playwright/test';
import { COLD, expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import { logIn } from './people';

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

test('too many requests are told in either mode', async ({ page, open }) => {
  await open('/');
  await logIn(page, 'throttled@example.com');
  await expect(page.getByRole('alert')).toHaveText('Error: too many requests');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: too many requests');
});

test('a page in place of an answer is told, and the next try works', async ({ page, open, sandbox, problems }) => {
  problems.allow(/login_ticket/);
  const body = '<html><body>Down for maintenance</body></html>';
  await sandbox.faults({ scope: 'idp', path: '/co/authenticate', status: 502, content_type: 'text/html', body });
  await open('/');
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to connect to server');
  await sandbox.clearFaults();
  await sandbox.faults({ scope: 'idp', path: '/co/authenticate', status: 200, content_type: 'text/html', body });
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: Unknown Auth0 error');
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(home(page)).toBeVisible();
});

test('a mail that cannot be sent is told under the form', async ({ page, open, sandbox }) => {
  await sandbox.faults({
    scope: 'idp',
    path: '/dbconnections/change_password',
    status: 502,
    content_type: 'text/html',
    body: '<html></html>',
  });
  await open('/');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await page.getByLabel('Email').fill('customer@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error: Error code: 502');
  await expect(page.getByLabel('Email')).toHaveValue('customer@example.com');
});

test('a provider that never answers is given up', { tag: COLD }, async ({ page, open }) => {
  await page.route('**/co/authenticate', () => undefined);
  await page.clock.install();
  await open('/');
  const request = page.waitForRequest(/co\/authenticate/);
  await logIn(page, 'customer@example.com');
  await request;
  await page.clock.runFor(31_000);
  await expect(page.getByRole('alert')).toHaveText("Error: The identity provider didn't respond in time. Try again.");
});

test('an address that is believed at once may log in right away', async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByLabel('Username').fill('fresh@verified.example');
  await page.getByLabel('Password', { exact: true }).fill('Long-enough-2026');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Your account is ready. Log in with fresh@verified.example.')).toBeVisible();
  await logIn(page, 'fresh@verified.example', 'Long-enough-2026');
  await expect(home(page)).toBeVisible();
});

test('password managers find one form with a name and a password', async ({ page, open }) => {
  await open('/', 'metal.localhost');
  const form = page.locator('form');
  await expect(form).toHaveCount(1);
  await expect(form.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(form.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
});

test.describe('a browser that keeps no data of the site', () => {
  for (const [name, breakStorage] of [
    [
      'because it is blocked',
      () => {
        for (const storage of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, storage, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      },
    ],
    [
      'because there is no room',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${name}: signing in works in this tab, and it says so`, async ({ page, open }) => {
      await page.addInitScript(breakStorage);
      await open('/billing');
      await expect(page.getByText("Your browser doesn't let this site store data.")).toBeVisible();
      await expectAccessible(page);
      await logIn(page, 'customer@example.com');
      await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
      expect(await page.evaluate(() => document.cookie)).toBe('');
    });
  }

  test('nor any cookie: it says why nobody can be signed in', async ({ page, open }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    });
    await open('/');
    await logIn(page, 'customer@example.com');
    await expect(page.getByRole('alert')).toContainText("Error: Your browser doesn't let this site store data");
  });
});

for (const minutes of [10, -10]) {
  test(`a clock that is ${minutes} minutes off signs in all the same`, { tag: COLD }, async ({ page, open }) => {
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await open('/');
    await logIn(page, 'customer@example.com');
    await expect(home(page)).toBeVisible();
  });
}

test('an address with two slashes leads nowhere else', async ({ page, server }) => {
  await page.goto(`http://localhost:${server.port}/app//evil.example/x`);
  await logIn(page, 'customer@example.com');
  await expect(home(page)).toBeVisible();
  expect(new URL(page.url()).host).toBe(`localhost:${server.port}`);
});
