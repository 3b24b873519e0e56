import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, test } from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { logIn } from './log-in';

const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('apikey'), localStorage.getItem('impersonation')]);

/** What the site's rules ask of a new billing account. */
async function fillRequired(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('+372 5555 5555');
}

const revoked = { path: '/**', status: 403, body: { message: 'Invalid authentication credentials' } };

test('a key that is revoked ends the session with a way out', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await sandbox.faults(revoked);
  await open('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session is no longer valid' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
  await expectAccessible(page);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

const typeAndLoseKey = async (page: Page, sandbox: Sandbox): Promise<void> => {
  await page.getByLabel(/^Account name/).fill('Typed before the key was revoked');
  await sandbox.faults(revoked);
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expect(page.getByText('Your session is no longer valid')).toBeVisible();
  await sandbox.clearFaults();
};

test('what was typed when the key was revoked is there after a new sign-in', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/billing/create');
  await fillRequired(page);
  await typeAndLoseKey(page, sandbox);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await logIn(page, 'customer@example.com');
  await expect(page).toHaveURL(/\/app\/billing\/create$/);
  await expect(page.getByLabel(/^Account name/)).toHaveValue('Typed before the key was revoked');
});

test('nobody else finds it', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/billing/create');
  await fillRequired(page);
  await typeAndLoseKey(page, sandbox);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await logIn(page, 'colleague@example.com');
  await expect(page).toHaveURL(/\/app\/billing\/create$/);
  await expect(page.getByLabel(/^Account name/)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('Typed before');
});

for (const [name, fault] of [
  ['is down', { drop: 'reset' }],
  ['fails', { status: 502, content_type: 'text/html', body: '<html>Bad gateway</html>' }],
] as const) {
  test(`signing out works while the provider ${name}, and says so`, async ({
    page,
    sandbox,
    signIn,
    open,
    problems,
  }) => {
    problems.allow(/v2\/logout/);
    await signIn('customer');
    await open('/');
    await sandbox.faults({ scope: 'idp', path: '/v2/logout', ...fault });
    await account(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expectToast(page, "You're logged out here. The identity provider couldn't be reached");
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/$/);
    expect(await stored(page)).toEqual([null, null]);
  });
}

test('signing out asks about a form that was begun, calls the provider and comes back to the start', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/billing/account/1048001/top-up');
  const amount = page.getByRole('textbox', { name: 'Credit to add' });
  await amount.fill('50');
  const logOut = async (): Promise<void> => {
    await account(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
  };
  await logOut();
  const question = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(question).toContainText("Forms you've started but haven't submitted will be lost.");
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(amount).toHaveValue('50');
  await logOut();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/$/);
  expect((await sandbox.requests()).map(({ path }) => path)).toContain('/v2/logout');
});
