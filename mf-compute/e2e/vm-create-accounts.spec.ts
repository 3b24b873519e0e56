import { expect, PASSWORD, test } from '../../shared/tooling/src/e2e/fixtures';
import { bodyOf, creations, expectMachine, fillIn, nameField, send } from './create-form';

test('a limited account has what its machines leave', async ({ page, sandbox, signIn, open }) => {
  await signIn('colleague');
  await open('/compute/create');
  await expect(page.getByText('Limited account: 1 of 1 vCPU and 2 of 2 GB of memory left')).toBeVisible();
  // No package of the site fits, and each says why: a custom size stands chosen, as large as the account allows.
  await page.getByRole('radio', { name: 'Packages' }).click();
  await expect(page.getByText('Over your account limit').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Custom' }).first().click();
  await expect(page.getByLabel('vCPU')).toHaveValue('1');
  await page.getByLabel('Memory').fill('3');
  await page.getByLabel('How many').fill('2');
  await fillIn(page, 'limited-01');
  await send(page);
  await expect(page.getByText('Your limited account has 2 of 2 GB left').first()).toBeVisible();
  await page.getByLabel('Memory').fill('1');
  await send(page);
  await expect(page.getByText('Your account has room for 1 machine of this size').first()).toBeVisible();
  await page.getByLabel('How many').fill('1');
  await send(page);
  await expectMachine(page, 'limited-01');

  await open('/compute/create');
  await expect(page.getByText('Limited account: 0 of 1 vCPU and 1 of 2 GB of memory left')).toBeVisible();
  await fillIn(page, 'limited-02');
  await send(page);
  await expect(page.getByText('Your limited account has 0 of 1 vCPU left').first()).toBeVisible();
  expect(await creations(sandbox)).toHaveLength(1);
});

test('accounts that cannot be charged stand there with their reason', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/compute/create');
  const accounts = page.getByLabel('Billing account');
  await expect(accounts.getByRole('option', { name: 'Trials (frozen)' })).toBeDisabled();
  await expect(accounts.getByRole('option', { name: /^Old projects \(suspended: / })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Create virtual machine' })).toBeDisabled();
});

test('a restricted API token decides who pays: the form leaves it to it', async ({ page, sandbox, signIn, open }) => {
  const tokens = await sandbox.api('customer', 'POST', '/user-resource/token', {
    billing_account_id: '1048002',
    description: 'only the second account',
    restricted: 'true',
  });
  const made: unknown = Array.isArray(tokens) ? tokens.at(-1) : undefined;
  const token = typeof made === 'object' && made !== null && 'token' in made ? String(made.token) : '';
  expect(token).toHaveLength(32);
  await signIn('customer');
  await open('/payment_return');
  await page.evaluate((key) => localStorage.setItem('apikey', key), token);
  await open('/compute/create');
  await expect(page.getByText('Your API token is restricted to one billing account, which is charged.')).toBeVisible();
  await expect(page.getByText('Nordlicht Logistik GmbH & Co. KG').first()).toBeVisible();
  await fillIn(page, 'by-token');
  await send(page);
  await expectMachine(page, 'by-token');
  expect(bodyOf((await creations(sandbox)).at(-1))).not.toHaveProperty('billing_account_id');
});

test('a session that ends while one types takes nothing but the password', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'ended-01');
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('ended-01'));
  await sandbox.faults({
    method: 'POST',
    path: '/tll/user-resource/vm',
    status: 401,
    body: { message: 'Unauthorized' },
  });
  await send(page);
  await expect(page.getByText('Your session is no longer valid')).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await page.getByLabel('Username').fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(nameField(page)).toHaveValue('ended-01');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
