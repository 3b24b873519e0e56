import type { Page } from '@playwright/test';
import * as v from 'valibot';
import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { AccessDelegation } from '../../shared/contract/src/access-delegation';
import { ImpersonationList, type Impersonation } from '../../shared/contract/src/impersonation';

const CUSTOMER = 'c•••r@example.com';
const BANNER = `You're acting as ${CUSTOMER}`;
const RETURN = 'Return to your own account';

/** The open invitation from customer to colleague. */
async function invitationOf(sandbox: Sandbox): Promise<Impersonation> {
  const response = await sandbox.api('colleague', 'GET', '/user-resource/impersonation');
  const [found] = v.parse(ImpersonationList, response);
  if (!found) throw new Error('The colleague has no invitation');
  return found;
}

async function accept(sandbox: Sandbox): Promise<Impersonation> {
  const invitation = await invitationOf(sandbox);
  await sandbox.api('colleague', 'PUT', `/user-resource/impersonation/${invitation.uuid}/accept`);
  return invitation;
}

/** Takes the access back, as the customer. */
async function revoke(sandbox: Sandbox, uuid: string): Promise<void> {
  const response = await sandbox.api('customer', 'GET', '/user-resource/access_group');
  const delegation = v
    .parse(v.array(AccessDelegation), response)
    .find(({ impersonations }) => impersonations.some((row) => row.uuid === uuid));
  if (!delegation) throw new Error(`No delegation has the invitation ${uuid}`);
  await sandbox.api('customer', 'DELETE', `/user-resource/access_group/${delegation.id}/impersonation/${uuid}`);
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Start acting as ${CUSTOMER}` }).click();
  // The page that is left may show the banner, too.
  await expect(page).toHaveURL(/\/app\/$/);
  await expect(page.getByText(BANNER)).toBeVisible();
}

test('an invitation is accepted, and can be started then', async ({ page, signIn, open }) => {
  await signIn('colleague');
  await open('/profile');
  await expect(page.getByText('You have a pending access invitation.')).toBeVisible();
  const row = await expectRow(page, CUSTOMER);
  await expect(row).toContainText('Pending');
  await expect(page.locator('body')).not.toContainText('customer@example.com');
  await expectAccessible(page);
  const toast = expectToast(page, /^Access invitation accepted$/);
  await row.getByRole('button', { name: `Accept the invitation from ${CUSTOMER}` }).click();
  await toast;
  await expect(row).toContainText('Accepted');
  await expect(row.getByRole('button', { name: `Start acting as ${CUSTOMER}` })).toBeFocused();
  await expect(page.getByText('pending access invitation')).toHaveCount(0);
});

test('an acceptance that fails says so', async ({ page, signIn, open, sandbox }) => {
  await sandbox.faults({ path: '**/accept', status: 500, body: { message: 'broken on purpose' } });
  await signIn('colleague');
  await open('/profile');
  const toast = expectToast(page, /^Error: Failed to accept invitation: broken on purpose/);
  await page.getByRole('button', { name: /^Accept/ }).click();
  await toast;
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeEnabled();
});

test('a start that fails says so, and nobody acts for anybody', async ({ page, signIn, open, sandbox }) => {
  await accept(sandbox);
  await sandbox.faults({ path: '**/start', status: 500, body: { errors: { Error: 'broken on purpose' } } });
  await signIn('colleague');
  await open('/profile');
  const toast = expectToast(page, /^Error: Failed to start impersonation: broken on purpose/);
  await page.getByRole('button', { name: /^Start acting as/ }).click();
  await toast;
  await expect(page).toHaveURL(/\/app\/profile$/);
  expect(await page.evaluate(() => localStorage.getItem('impersonation'))).toBeNull();
});

test('acting for somebody starts at the root, and leads back to where it was started', async ({
  page,
  signIn,
  open,
  sandbox,
}) => {
  await accept(sandbox);
  await signIn('colleague');
  await open('/profile?from=mail');
  const toast = expectToast(page, /^Impersonation started$/);
  await start(page);
  await toast;
  await expect(page).toHaveURL(/\/app\/$/);
  expect(await page.evaluate(() => localStorage.getItem('impersonation'))).toContain('customer@example.com');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByText('Impersonation started')).toHaveCount(0);

  await open('/profile');
  await expect(page.getByText(`You're acting as ${CUSTOMER}. Only they can change`)).toBeVisible();
  await expect(page.getByText('Your invitations are in your own account.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('customer@example.com');
  await expectAccessible(page);

  await page.getByRole('button', { name: RETURN }).click();
  await expect(page).toHaveURL(/\/app\/profile\?from=mail$/);
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await expect(page.getByText('colleague@example.com', { exact: true })).toBeVisible();
});

test('access that is taken back in the middle of work leads back', async ({ page, signIn, open, sandbox }) => {
  const { uuid } = await accept(sandbox);
  await signIn('colleague');
  await open('/profile');
  await start(page);
  await open('/profile');
  await expect(page.getByText('Only they can change their details')).toBeVisible();
  // The last thing that the page asks for by itself: a refusal of that would lead back without the click.
  await expect(page.getByRole('link', { name: /^Credit of/ })).toBeVisible();
  await revoke(sandbox, uuid);
  await page.getByRole('link', { name: 'Access' }).first().click();
  await expect(page.getByRole('heading', { name: `You can no longer act as ${CUSTOMER}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: RETURN }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByText('colleague@example.com', { exact: true })).toBeVisible();
});

test('an address that is hidden is not found by a search for it either', async ({ page, signIn, open, sandbox }) => {
  await accept(sandbox);
  await signIn('colleague');
  await open('/profile');
  await start(page);
  await open('/access/delegation');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('searchbox').fill('colleague@');
  await expect(page.getByText(/^No records match/)).toBeVisible();
  await page.getByRole('button', { name: RETURN }).click();
  await signIn('customer');
  await open('/access/delegation');
  await page.getByRole('searchbox').fill('colleague@');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('other tabs follow: into acting for somebody, and back', async ({
  page,
  context,
  signIn,
  open,
  sandbox,
  baseURL,
}) => {
  await accept(sandbox);
  await signIn('colleague');
  await open('/profile');
  const other = await context.newPage();
  await other.goto(`${baseURL}/app/billing`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await start(page);
  await expect(other.getByText(BANNER)).toBeVisible();
  await expect(other).toHaveURL(/\/app\/billing$/);
  await expect(other.getByText('Impersonation started')).toHaveCount(0);
  await other.getByRole('button', { name: RETURN }).click();
  await expect(other).toHaveURL(/\/app\/profile$/);
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

test('an administrator acts as a user, who is shown whole', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/profile');
  await page.getByLabel('Email or user ID').fill('Customer@example.com ');
  const toast = expectToast(page, /^Impersonation started$/);
  await page.getByLabel('Email or user ID').press('Enter');
  await toast;
  await expect(page).toHaveURL(/\/app\/$/);
  await expect(page.getByText("You're acting as customer@example.com")).toBeVisible();

  await open('/profile');
  const row = await expectRow(page, 'Accepted');
  await row.getByRole('button', { name: /^Start acting as/ }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Return to your own account first');
  await expect(page.getByRole('heading', { name: 'Administrator' })).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Kadri');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: RETURN }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByText('admin@example.com', { exact: true })).toBeVisible();
});

test('an administrator names nobody, and somebody by number', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/profile');
  const whom = page.getByLabel('Email or user ID');
  await whom.fill('nobody');
  await whom.press('Enter');
  await expect(whom).toHaveAccessibleDescription(/^Enter an email address or a user ID/);
  await whom.fill('42');
  const toast = expectToast(page, /^Error: Failed to start impersonation: No such user exists: 42/);
  await whom.press('Enter');
  await toast;
  await expect(whom).toHaveValue('42');
  await whom.fill('1002');
  await whom.press('Enter');
  await expect(page.getByText("You're acting as user 1002")).toBeVisible();
});

test('nobody else sees the administrator’s form', async ({ page, signIn, open }) => {
  await signIn('colleague');
  await open('/profile');
  await expectRow(page, CUSTOMER);
  await expect(page.getByRole('heading', { name: 'Administrator' })).toHaveCount(0);
});

test('on a phone', async ({ page, signIn, open, sandbox }) => {
  await accept(sandbox);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('colleague');
  await open('/profile');
  await start(page);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: RETURN }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
});
