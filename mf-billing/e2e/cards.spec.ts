import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const ACCOUNT = 1_048_001;
const ADD = `/billing/account/${ACCOUNT}/card`;
const CARDS = `/billing/account/${ACCOUNT}?tab=cards`;
const NUMBER = { good: '4242424242424242', asks: '4000000000003220', declined: '4000000000000002' } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 31');
  await page.getByLabel('Security code').fill('123');
}

const cardRow = (page: Page, digits: string) => expectRow(page, `•••• ${digits}`);

test("Stripe: declined, given up at the bank, confirmed, and the card's number is nowhere of ours", async ({
  page,
  signIn,
  open,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 402/);
  await signIn('customer');
  await open(CARDS);
  await page.getByRole('link', { name: 'Add payment method' }).click();
  await expect(page.getByText('Verification amount: €100.00.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await button(page, 'Add card').click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await fillCard(page, NUMBER.declined);
  await button(page, 'Add card').click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByLabel('Name on card')).toHaveValue('Kadri Tamm');

  await fillCard(page, NUMBER.asks);
  await button(page, 'Add card').click();
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await bank.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('We are unable to authenticate your payment method. Please try again.')).toBeVisible();
  expect((await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/card'))).toEqual(
    [],
  );

  await button(page, 'Add card').dblclick();
  await page.frameLocator('iframe[title="Confirm with your bank"]').getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, '•••• 3220 Visa was added');
  await expect(page).toHaveURL(/tab=cards/);
  await expect(await cardRow(page, '3220')).toContainText('Verified');
  const sent = await sandbox.requests();
  expect(sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/payment/card'))).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain(NUMBER.asks);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(NUMBER.asks);
  expect(kept).not.toContain('pm_visa');
});

test('Omise: rules of the fields, declined, the bank in a tab of its own, verified later', async ({
  page,
  context,
  signIn,
  open,
  sandbox,
  problems,
}) => {
  problems.allow(/status of 400/);
  await signIn('customer');
  await open(`${ADD}?way=omise_creditcard`);
  await expect(page.getByText('Verification amount: €2,000.00.')).toBeVisible();
  await button(page, 'Add card').click();
  await expect(page.getByText('Enter the whole card number, 12 to 19 digits')).toBeVisible();
  await expect(page.getByText('Enter month and year, such as 09/28')).toBeVisible();
  await expect(page.getByText("Enter the postal code of the card's billing address")).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.getByLabel('Postal code').fill('51010');
  await fillCard(page, '4242424242424241');
  await button(page, 'Add card').click();
  await expect(page.getByText('Your card number is invalid.')).toBeVisible();

  await fillCard(page, NUMBER.declined);
  await button(page, 'Add card').click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByText('The card is saved.')).toBeVisible();
  await page.goto(new URL(CARDS.slice(1), page.url().replace(/app\/.*/, 'app/')).href);
  await expect(await cardRow(page, '0002')).toContainText('Not verified');

  await page.goto(new URL(`${ADD.slice(1)}?way=omise_creditcard`, page.url().replace(/app\/.*/, 'app/')).href);
  await page.getByLabel('Postal code').fill('51010');
  await fillCard(page, NUMBER.asks);
  await button(page, 'Add card').click();
  await expect(page.getByText('Waiting for your bank')).toBeVisible();
  await expectAccessible(page);
  // What another window says counts for nothing.
  await page.evaluate(() => window.postMessage({ status: 'success', is_verified: true }, '*'));
  const decline = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Continue to your bank' }).click();
  await (await decline).getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText("The card wasn't verified.")).toBeVisible();

  // Left in the middle: the list tells that it waits, and the way goes on.
  await button(page, 'Try again').click();
  await expect(page.getByText('Waiting for your bank')).toBeVisible();
  await page.goBack();
  await expect(await cardRow(page, '3220')).toContainText('Verification pending');
  await page.getByRole('button', { name: 'Actions for •••• 3220 Visa' }).click();
  await page.getByRole('menuitem', { name: 'Verify now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Verify card' }).click();
  const approve = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Continue to your bank' }).click();
  await (await approve).getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(await cardRow(page, '3220')).toContainText('Verified');
  expect(JSON.stringify(await sandbox.requests())).not.toContain(NUMBER.asks);
});

test('PayPal: closed, approved; and an application to pay by invoice', async ({
  page,
  signIn,
  open,
  sandbox,
  problems,
}) => {
  problems.allow(/require-trusted-types-for|TrustedHTML/);
  await signIn('customer');
  await open(`${ADD}?way=paypal_vault`);
  // Its script writes HTML: this page alone takes it, and every other one has Trusted Types.
  const takesHtml = () => page.evaluate(() => Reflect.set(document.createElement('div'), 'innerHTML', '<b>x</b>'));
  expect(await takesHtml()).toBe(true);
  await button(page, 'Pay with PayPal').click();
  const frame = page.getByRole('dialog', { name: 'PayPal' });
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText("PayPal's window was closed before you approved.")).toBeVisible();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await button(page, 'Pay with PayPal').click();
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'PayPal was added');
  await expect(await expectRow(page, 'PayPal')).toContainText('Verified');

  await page.getByRole('link', { name: 'Add payment method' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Bank transfer by invoice/ })).toBeVisible();
  await expect(takesHtml()).rejects.toThrow(/TrustedHTML/);
  // Whoever chooses it has the page loaded anew for it.
  await page.getByRole('radio', { name: /^PayPal/ }).click({ force: true });
  await expect(button(page, 'Pay with PayPal')).toBeVisible();
  expect(await takesHtml()).toBe(true);
  await page.getByRole('radio', { name: /Bank transfer by invoice/ }).check();
  await button(page, 'Apply to pay by invoice').dblclick();
  await expectToast(page, "Application sent. We'll review it.");
  await expect(await expectRow(page, 'Payment by invoice')).toContainText('Waiting for approval');
  const applied = (await sandbox.requests()).filter(({ path }) => path.endsWith('/apply_for_invoice_payment'));
  expect(applied).toHaveLength(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Add payment method' }).click();
  await page.getByRole('radio', { name: /Bank transfer by invoice/ }).check();
  await expect(page.getByText(/^You applied on/)).toBeVisible();
});

test('the primary card changes, and a deleted one says what goes with it', async ({ page, signIn, open, sandbox }) => {
  await signIn('customer');
  await sandbox.api('customer', 'PUT', `/payment/billing_account/${ACCOUNT}/recurring_payment`, {
    is_recurring_payment_enabled: 'true',
    recurring_payment_threshold: '20',
    recurring_payment_amount: '50',
  });
  await open(CARDS);
  await page.getByRole('button', { name: 'Actions for •••• 0092 Mastercard' }).click();
  await page.getByRole('menuitem', { name: 'Make primary' }).click();
  await expectToast(page, '•••• 0092 Mastercard is now the primary payment method');
  await expect(await cardRow(page, '0092')).toContainText('Primary');
  await expect(await cardRow(page, '4417')).not.toContainText('Primary');

  await page.getByRole('button', { name: 'Actions for •••• 0092 Mastercard' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Automatic top-up will need another primary card.');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await sandbox.faults({
    method: 'DELETE',
    path: '/payment/card',
    times: 1,
    status: 504,
    content_type: 'text/html',
    body: 'gone',
  });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toContainText('you can safely send it again');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, '•••• 0092 Mastercard was deleted');
  await expect(dialog).toHaveCount(0);
  await expect(await cardRow(page, '4417')).toContainText('Primary');
});

test("a vendor's script that does not come says so, and comes with another try", async ({
  page,
  signIn,
  open,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/js/stripe.js', (route) => route.abort());
  await signIn('customer');
  await open(ADD);
  await expect(page.getByText('Stripe could not be loaded.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/js/stripe.js');
  await button(page, 'Retry').click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});
