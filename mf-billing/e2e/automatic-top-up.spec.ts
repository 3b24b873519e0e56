import { expect, expectAccessible, expectToast, inEachLook, LOOKS, test } from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import * as v from 'valibot';
import { ACCOUNT, ledgerOf } from './ledger';
import { firstRate } from './payments';

const PAGE = `/billing/account/${ACCOUNT}`;
/** The customer's account without a card. */
const CARDLESS = 1_048_002;
const SAVE = { method: 'PUT', path: '/payment/billing_account/*/recurring_payment' };

const bodies = async (sandbox: Sandbox, end: string) =>
  (await sandbox.requests())
    .filter(({ method, path }) => method === 'PUT' && path.endsWith(end))
    .map(({ body }) => body);

test('automatic top-up: on, with what it costs and when it is due, changed, and off with the flag alone', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(PAGE);
  const toggle = page.getByRole('switch', { name: 'Automatic top-up' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page).toHaveURL(/dialog=automatic-top-up/);
  const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This field is required')).toHaveCount(2);
  await dialog.getByLabel('When credit falls below').fill('20');
  await dialog.getByLabel('Add this much').fill('5');
  await expect(dialog.getByText('Enter €13.00 or more')).toBeVisible();
  await dialog.getByLabel('Add this much').fill('50.005');
  await expect(dialog.getByText('Use at most 2 decimal places')).toBeVisible();
  await dialog.getByLabel('Add this much').fill('50');
  await expect(dialog.getByText('•••• 4417 Visa is charged')).toBeVisible();
  await expect(dialog.getByText(/in about \d+ days, \d+ \w+/)).toBeVisible();
  await dialog.getByLabel('When credit falls below').fill('5000');
  await expect(dialog.getByText(/Your credit is already below this: •••• 4417 Visa will be charged/)).toBeVisible();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });
  await dialog.getByLabel('When credit falls below').fill('20');

  // Refused: what was typed stays, and the switch is as it was.
  await sandbox.faults({
    ...SAVE,
    times: 1,
    status: 500,
    body: { errors: { Error: 'Payment channel not available' } },
  });
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Payment channel not available')).toBeVisible();
  await expect(dialog.getByLabel('Add this much')).toHaveValue('50');
  await expect(page.getByRole('switch', { name: 'Automatic top-up', includeHidden: true })).not.toBeChecked();

  // Its response is lost: what has become of it is looked up, and nothing is sent twice.
  await sandbox.faults({ ...SAVE, times: 1, drop: 'truncate' });
  await sandbox.clearRequests();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expectToast(page, 'Automatic top-up is on');
  await expect(dialog).toBeHidden();
  expect(await bodies(sandbox, '/recurring_payment')).toEqual([
    {
      is_recurring_payment_enabled: 'true',
      recurring_payment_amount: '50',
      recurring_payment_threshold: '20',
    },
  ]);
  await expect(toggle).toBeChecked();
  await expect(page.getByText('Adds €50.00 when your credit falls below €20.00.')).toBeVisible();
  await expect(page.getByText(/^Each top-up charges €\d[\d.]* to •••• 4417 Visa/)).toBeVisible();

  // Another tab changes it; this one says so before it overwrites.
  const other = await context.newPage();
  await other.goto(`/app${PAGE}?dialog=automatic-top-up`);
  const otherDialog = other.getByRole('dialog');
  await expect(otherDialog.getByLabel('Add this much')).toHaveValue('50');
  await page.getByRole('complementary').getByRole('button', { name: 'Change' }).first().click();
  await dialog.getByLabel('Add this much').fill('60');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await otherDialog.getByLabel('Add this much').fill('70');
  await otherDialog.getByRole('button', { name: 'Save' }).click();
  await expect(otherDialog.getByText(/adds €60\.00/)).toBeVisible();
  await other.close();

  await sandbox.clearRequests();
  await sandbox.faults({ ...SAVE, times: 1, status: 403, body: { message: 'Not now' } });
  await toggle.click();
  await expect(page.getByText('Automatic top-up is still on.')).toBeVisible();
  await expect(toggle).toBeChecked();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Automatic top-up is off');
  await expect(toggle).not.toBeChecked();
  const sent = await bodies(sandbox, '/recurring_payment');
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)).toEqual({ is_recurring_payment_enabled: 'false' });
});

test('a top-up that is due at once is made, and one that the bank refuses is told', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const before = await ledgerOf(sandbox);
  await signIn('customer');
  await open(`${PAGE}?tab=credit`);
  await page.getByRole('switch', { name: 'Automatic top-up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('When credit falls below').fill('480');
  await dialog.getByLabel('Add this much').fill('100');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expectToast(page, 'Automatic top-up is on');
  // The credit history has it without being loaded again, and its balance is the account's.
  const row = page.getByRole('row').filter({ hasText: '+€100.00' });
  await expect(row).toBeVisible();
  const after = await ledgerOf(sandbox);
  expect(after.balance).toBeCloseTo((before.balance ?? 0) + 100, 2);
  await expect(row.getByRole('cell').last()).toContainText(
    (after.balance ?? 0).toLocaleString('en', { minimumFractionDigits: 2 }),
  );
  await row.getByRole('link').click();
  await expect(page.getByText('Credit top-up').first()).toBeVisible();
  await expect(page.getByText('•••• 4417 Visa')).toBeVisible();

  // A card that can be saved, and is declined whenever it is charged.
  const Card = v.object({ id: v.number() });
  const card = v.parse(
    Card,
    await sandbox.api('customer', 'POST', '/payment/card', {
      billing_account_id: String(ACCOUNT),
      token: 'tok_chargeCustomerFail',
      processor_keyword: 'stripe_creditcard',
    }),
  );
  await sandbox.api('customer', 'POST', '/payment/card/verify', { payment_object_id: String(card.id) });
  await sandbox.api('customer', 'PUT', `/payment/card/set_primary?payment_object_id=${card.id}`);
  await open(`${PAGE}?dialog=automatic-top-up`);
  await dialog.getByLabel('When credit falls below').fill('2000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/is on, but the first top-up failed\. Your card was declined\./)).toBeVisible();
  await dialog.getByRole('link', { name: 'Go to cards' }).click();
  await expect(page).toHaveURL(/tab=cards/);
  expect((await ledgerOf(sandbox)).balance).toBe(after.balance);
});

test('the low-balance notice is switched and changed; without a card there is no automatic top-up', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(PAGE);
  const toggle = page.getByRole('switch', { name: 'Low-balance notice' });
  await expect(toggle).toBeChecked();
  await expect(
    page.getByText(new RegExp(`^Next email at ${await firstRate(sandbox)}: in about \\d+ days`)),
  ).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Low-balance notice' });
  await dialog.getByLabel('Notify me below').fill('600');
  await expect(dialog.getByText("Your credit is already below this: you'll get an email soon.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your credit is currently below it.')).toBeVisible();
  const failure = { method: 'PUT', path: '/payment/low_balance_notice_settings', times: 1, status: 500 };
  await sandbox.faults({ ...failure, body: { errors: { Error: 'Out of order' } } });
  await toggle.click();
  await expect(page.getByText('The notice is still on.')).toBeVisible();
  await expect(toggle).toBeChecked();
  await sandbox.clearRequests();
  await toggle.click();
  await expectToast(page, 'Low-balance notice is off');
  await expect(toggle).not.toBeChecked();
  expect(await bodies(sandbox, '/low_balance_notice_settings')).toEqual([
    { billing_account_id: String(ACCOUNT), threshold: '600', is_enabled: 'false' },
  ]);
  // The amount is remembered.
  await toggle.click();
  await expect
    .poll(async () => (await ledgerOf(sandbox)).settings?.low_balance_notice_settings)
    .toEqual({ is_enabled: true, threshold: 600 });

  await open(`/billing/account/${CARDLESS}`);
  await expect(page.getByText('Automatic top-up needs a verified primary card.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Automatic top-up' })).toBeDisabled();
  await page.getByRole('link', { name: 'Go to cards' }).click();
  await expect(page).toHaveURL(/tab=cards/);
});
