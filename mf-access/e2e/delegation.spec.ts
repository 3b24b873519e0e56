import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { AccessDelegation } from '@console/contract/access-delegation';
import { BillingAccount, accountTitle } from '@console/contract/billing-account';
import { LoadBalancer } from '@console/contract/load-balancer';
import { Vm } from '@console/contract/vm';
import {
  apiKeyOf,
  bulkAction,
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  inEachLook,
  LOOKS,
  selectRows,
  test,
  type Person,
} from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';

const CALL = '/user-resource/access_group';
const COLLEAGUE = 'colleague@example.com';
const RETURN = 'Return to your own account';
const PLACE = 'tll';

const delegationsOf = async (sandbox: Sandbox) =>
  v.parse(v.array(AccessDelegation), await sandbox.api('customer', 'GET', CALL));

async function delegationOf(sandbox: Sandbox, name: string): Promise<AccessDelegation> {
  const found = (await delegationsOf(sandbox)).find((one) => one.name === name);
  if (!found) throw new Error(`There is no delegation ${name}`);
  return found;
}

/** The account that most of the customer's things are charged to, and some of these. */
async function mainAccount(sandbox: Sandbox) {
  const accounts = v.parse(
    v.array(BillingAccount),
    await sandbox.api('customer', 'GET', '/payment/billing_account/list'),
  );
  const vms = v.parse(v.array(Vm), await sandbox.api('customer', 'GET', `/${PLACE}/user-resource/vm/list`));
  const balancers = v.parse(
    v.array(LoadBalancer),
    await sandbox.api('customer', 'GET', `/${PLACE}/network/load_balancers`),
  );
  const balancer = balancers.find((row) => !row.is_deleted);
  const account = accounts.find(({ id }) => id === balancer?.billing_account_id);
  const vm = vms.find((row) => row.billing_account === account?.id);
  if (!account || !vm || !balancer) throw new Error('The seed has no account with a machine and a load balancer');
  return { id: account.id, title: accountTitle(account), machine: vm.name, balancer: balancer.display_name ?? '' };
}

/** A second person, in a browser of their own. */
async function secondPerson(browser: Browser, person: Person): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  await context.addInitScript((key) => localStorage.setItem('apikey', key), apiKeyOf(person));
  return { context, page: await context.newPage() };
}

/** Whether a press on the middle of something hits it, and nothing that lies over it. */
const isFree = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('two people: invited, accepted, acting in every area with the way back free, removed while acting', async ({
  page,
  browser,
  baseURL,
  signIn,
  open,
  sandbox,
}) => {
  test.slow();
  const owned = await mainAccount(sandbox);
  // The colleague was invited to the same account already: of two rows that say the same, one is enough.
  await sandbox.api('customer', 'DELETE', `${CALL}/${(await delegationOf(sandbox, 'Accounting')).id}`);
  await signIn('customer');
  await open('/access/delegation');
  await page.getByRole('link', { name: 'Create access delegation' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('e2e team');
  await page.getByRole('combobox', { name: 'Billing account' }).selectOption({ label: owned.title });
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.getByRole('button', { name: 'Create access delegation' }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  const email = dialog.getByRole('textbox', { name: 'Email address' });
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await email.fill('anna');
  await send.click();
  await expect(email).toHaveAccessibleDescription(/Enter an email address/);
  await email.fill('Customer@example.com');
  await expect(email).toHaveAccessibleDescription(/can't invite yourself/);
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });
  await email.fill(` ${COLLEAGUE.toUpperCase()}`);
  await send.dblclick();
  await expect(dialog).toBeHidden();
  await expect(await expectRow(page, COLLEAGUE)).toContainText('Pending');
  const made = await delegationOf(sandbox, 'e2e team');
  expect(made.impersonations).toMatchObject([{ grantee_username: COLLEAGUE }]);

  const other = await secondPerson(browser, 'colleague');
  const theirs = other.page;
  await theirs.goto(`${baseURL}/app/`);
  const pending = theirs.getByRole('listitem').filter({ hasText: 'You have a pending access invitation' });
  await pending.getByRole('link', { name: 'Review' }).click();
  const invitation = await expectRow(theirs, owned.title);
  await invitation.getByRole('button', { name: /^Accept/ }).click();
  await invitation.getByRole('button', { name: /^Start acting as/ }).click();
  await expect(theirs).toHaveURL(/\/app\/$/);
  const back = theirs.getByRole('banner').or(theirs.getByRole('status')).getByRole('button', { name: RETURN });
  await expect(theirs.getByRole('alert').filter({ hasText: 'Impersonation started' })).toBeVisible();
  await expect(back).toBeVisible();
  expect(await isFree(back)).toBe(true);

  for (const [path, row] of [
    ['/compute', owned.machine],
    ['/network/load_balancer', owned.balancer],
    ['/billing', owned.title],
    ['/access/delegation', 'e2e team'],
  ] as const) {
    await theirs.goto(`${baseURL}/app${path}`);
    await expectRow(theirs, row);
    await expect(back).toBeVisible();
  }
  await theirs.goto(`${baseURL}/app/storage/keys`);
  await expect(theirs.getByText(/Access keys give access to all of the owner's buckets/)).toBeVisible();
  // A delegate is shown none of the tokens, which does not mean that there are none.
  const bound = theirs.getByText("You're acting as c•••r@example.com. Only they can see and change all API tokens");
  await theirs.goto(`${baseURL}/app/access/token`);
  await expect(bound).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await expect(theirs.getByText('No records')).toHaveCount(0);
  await theirs.goto(`${baseURL}/app/access/delegation`);
  await expect(bound).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Create access delegation' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await inEachLook(theirs, LOOKS, async () => {
    await expectAccessible(theirs);
    await expectFits(theirs);
    expect(await isFree(back)).toBe(true);
  });

  await theirs.setViewportSize({ width: 1366, height: 900 });
  await theirs.goto(`${baseURL}/app/network/load_balancer`);
  const text = theirs.getByText(RETURN, { exact: true });
  await theirs.getByRole('button', { name: 'Help' }).click();
  await expect(theirs.getByRole('dialog')).toBeVisible();
  await expect.poll(() => isFree(text)).toBe(true);
  await theirs.keyboard.press('Escape');
  await theirs.getByRole('button', { name: `Actions for ${owned.balancer}` }).click();
  await expect(theirs.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect.poll(() => isFree(text)).toBe(true);
  await theirs.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(theirs.getByRole('dialog')).toBeVisible();
  for (const [width, height] of [
    [1366, 900],
    [390, 844],
    [390, 480],
  ] as const) {
    await theirs.setViewportSize({ width, height });
    await expect.poll(() => isFree(text)).toBe(true);
  }
  await text.click();
  await expect(theirs).toHaveURL(/\/app\/profile#?/);
  await expect(theirs.getByText(COLLEAGUE, { exact: true }).first()).toBeVisible();

  await theirs.setViewportSize({ width: 1366, height: 900 });
  await (await expectRow(theirs, owned.title)).getByRole('button', { name: /^Start acting as/ }).click();
  await expect(theirs).toHaveURL(/\/app\/$/);
  await theirs.goto(`${baseURL}/app/compute`);
  await expectRow(theirs, owned.machine);
  await page.reload();
  await expect(await expectRow(page, COLLEAGUE)).toContainText('Accepted');
  await page.getByRole('button', { name: `Actions for ${COLLEAGUE}` }).click();
  await page.getByRole('menuitem', { name: 'Remove access' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove access' });
  await expect(removal).toContainText(`They lose access to ${owned.title} at once`);
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await removal.getByRole('button', { name: 'Remove access' }).click();
  await expect(removal).toBeHidden();
  await expect(page.getByText('Nobody has been invited to this delegation.')).toBeVisible();
  // What this page has not asked for yet: answers that are a minute old are not asked for again.
  await theirs.getByRole('link', { name: 'Access' }).first().click();
  await expect(theirs.getByRole('heading', { name: 'You can no longer act as c•••r@example.com' })).toBeVisible();
  await theirs.getByRole('button', { name: RETURN }).click();
  await expect(theirs.getByText(COLLEAGUE, { exact: true }).first()).toBeVisible();
  await other.context.close();
});

test('a creation and an invitation whose responses are lost are found, and nothing is sent twice', async ({
  page,
  signIn,
  open,
  sandbox,
}) => {
  await sandbox.faults(
    { method: 'POST', path: CALL, times: 1, drop: 'truncate' },
    { method: 'POST', path: `${CALL}/*/impersonation`, times: 1, drop: 'truncate' },
  );
  await signIn('customer');
  await open('/access/create/access_delegation');
  await page.getByRole('textbox', { name: 'Name' }).fill('Accounting');
  await page.getByRole('button', { name: 'Create access delegation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('later@example.com');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expectRow(page, 'later@example.com');
  const named = (await delegationsOf(sandbox)).filter(({ name }) => name === 'Accounting');
  expect(named.map(({ impersonations }) => impersonations.map((one) => one.grantee_username))).toEqual([
    ['raamatupidaja@ounapuu.example', COLLEAGUE],
    ['later@example.com'],
  ]);
});

test('what the server refuses is said where it was asked, and what was typed stays', async ({
  page,
  signIn,
  open,
  sandbox,
}) => {
  const { id: account } = await mainAccount(sandbox);
  await sandbox.api('customer', 'POST', CALL, { billing_account_id: String(account), name: 'delete-failure' });
  const { id } = await delegationOf(sandbox, 'delete-failure');
  await sandbox.api('customer', 'POST', `${CALL}/${id}/impersonation`, {
    grantee_username: 'delete-failure@example.com',
  });
  await signIn('customer');
  await open('/access/create/access_delegation');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('create-failure');
  await page.getByRole('button', { name: 'Create access delegation' }).click();
  await expect(page.getByText(/Failed to create access delegation group/)).toBeVisible();
  await expect(name).toHaveValue('create-failure');

  await open(`/access/delegation/${id}?dialog=invite`);
  const invite = page.getByRole('dialog', { name: 'Invite someone' });
  const email = invite.getByRole('textbox', { name: 'Email address' });
  await email.fill('create-failure@example.com');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invite.getByText(/Failed to creating impersonation key/)).toBeVisible();
  await expect(email).toHaveValue('create-failure@example.com');

  await open(`/access/delegation/${id}`);
  await page.getByRole('button', { name: 'Actions for delete-failure@example.com' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
  const withdraw = page.getByRole('dialog', { name: 'Withdraw invitation' });
  await withdraw.getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(withdraw.getByText(/Failed to delete impersonation key/)).toBeVisible();

  await open(`/access/delegation/${id}?dialog=delete`);
  const remove = page.getByRole('dialog', { name: 'Delete access delegation' });
  await expect(remove).toContainText('1 invitation is withdrawn');
  await remove.getByRole('textbox').fill('delete-failure');
  await remove.getByRole('button', { name: 'Delete access delegation' }).click();
  await expect(remove.getByText(/Failed to delete access delegation/)).toBeVisible();
});

test('delegations are deleted together, with who loses access', async ({ page, signIn, open, sandbox }) => {
  await signIn('customer');
  await open('/access/delegation');
  await expectRow(page, 'Accounting');
  await selectRows(page, 'Accounting', 'Operations, night shift and on-call in Hamburg');
  await bulkAction(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 access delegations' });
  await expect(dialog).toContainText('1 person has access through it; 1 pending invitation is withdrawn.');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });
  await dialog.getByRole('textbox').fill('delete');
  await dialog.getByRole('button', { name: 'Delete 2 access delegations' }).click();
  await expectToast(page, '2 access delegations were deleted');
  await expect(page.getByText('No records')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Act as someone else' })).toHaveAttribute(
    'href',
    /\/profile#invitations$/,
  );
  expect(await delegationsOf(sandbox)).toEqual([]);
});
