import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, named, PASSWORD, test } from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { ACCOUNT, begin, expectBought, lastPayment, ledger, lookAnew, TOP_UP } from './payments';

const done = 'Top-up complete';

/** A card that is kept with the account and verified. */
async function saveCard(sandbox: Sandbox, token: string): Promise<void> {
  const saved = await sandbox.api('customer', 'POST', '/payment/card', {
    billing_account_id: String(ACCOUNT),
    token,
    processor_keyword: 'stripe_creditcard',
  });
  const id = String(new Map(Object.entries(Object(saved))).get('id'));
  await sandbox.api('customer', 'POST', '/payment/card/verify', { payment_object_id: id });
}

async function pay(page: Page, card: RegExp, amount = 20): Promise<void> {
  await page.getByRole('textbox', { name: 'Credit to add' }).fill(String(amount));
  await page.getByRole('radio', { name: card }).check({ force: true });
  await expect(page.getByText(/^This is the final amount with/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
}

const bought = async (sandbox: Sandbox): Promise<number> =>
  (await sandbox.requests()).filter(({ path }) => path.endsWith('/credit/buy')).length;

test('a card is declined, the bank declines, is left and asked again, and nothing is charged but what was confirmed', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await saveCard(sandbox, 'tok_chargeCustomerFail');
  await saveCard(sandbox, 'tok_threeDSecure2Required');
  await sandbox.answerPayment(await lastPayment(sandbox), 'approve');
  const before = await ledger(sandbox);
  await signIn('customer');
  await open(TOP_UP);
  await pay(page, /^•••• 0341 Visa/);
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Credit to add' })).toHaveValue('20');

  await pay(page, /^•••• 3220 Visa/);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  const bank = page.frameLocator('iframe[title="Confirm with your bank"]');
  await bank.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('The bank did not confirm the payment. Nothing was added to your credit.')).toBeVisible();
  expect(await ledger(sandbox)).toEqual(before);

  await page
    .getByRole('button', { name: 'Try again' })
    .or(page.getByRole('link', { name: 'Try again' }))
    .click();
  await pay(page, /^•••• 3220 Visa/);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.getByRole('dialog', { name: 'Confirm with your bank' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/unable to authenticate your payment method/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await expectBought(page, sandbox, before, [20]);
});

test('a wallet declines, pays in the session it was saved in, and a purchase whose response is lost is found', async ({
  page,
  sandbox,
  problems,
  signIn,
  open,
}) => {
  problems.allow(/ERR_/);
  await signIn('customer');
  await open(TOP_UP);
  await page.getByRole('link', { name: 'Add payment method' }).click();
  await page.getByRole('radio', { name: /^PayPal/ }).click({ force: true });
  await page.getByRole('button', { name: 'Pay with PayPal' }).click();
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(/top-up/);
  const before = await ledger(sandbox);
  await sandbox.faults(named('/payment/credit/buy', 'POST', 'The wallet declined the payment.'));
  await pay(page, /^PayPal/);
  await expect(page.getByText('The wallet declined the payment.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Credit to add' })).toHaveValue('20');
  expect(await ledger(sandbox)).toEqual(before);
  await sandbox.clearRequests();
  await pay(page, /^PayPal/);
  await expect(page.getByRole('heading', { name: done })).toBeVisible();

  await page.getByRole('link', { name: 'Top up again' }).click();
  await sandbox.faults({ path: '/payment/credit/buy', drop: 'truncate', times: 1 });
  await pay(page, /^•••• 4417 Visa/);
  await expectToast(page, 'Checking whether the payment went through');
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  expect(await bought(sandbox)).toBe(2);
  const after = await ledger(sandbox);
  expect([after.topUps, after.bought]).toEqual([before.topUps + 2, before.bought + 40]);

  await page.getByRole('link', { name: 'Top up again' }).click();
  await page.route('**/payment/credit/buy', () => undefined);
  const sent = page.waitForRequest('**/payment/credit/buy');
  // Another amount than the two before, whose credit came in a moment ago.
  await pay(page, /^•••• 4417 Visa/, 21);
  await sent;
  await page.reload();
  await expect(page.getByText(/your card may have been charged/)).toBeVisible();
});

test('two windows that buy with the same card tell of each other before anything is paid twice', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  const said =
    /A top-up of €20\.00 was started in another tab since you opened this page\. Check whether it went through/;
  await signIn('customer');
  await open(TOP_UP);
  const before = await ledger(sandbox);
  const other = await context.newPage();
  await other.goto(page.url());
  const fill = async (tab: Page) => {
    await tab.getByRole('textbox', { name: 'Credit to add' }).fill('20');
    await tab.getByRole('radio', { name: /^•••• 4417 Visa/ }).check({ force: true });
    await expect(tab.getByText(/^This is the final amount with/)).toBeVisible();
  };
  const [mine, theirs] = [page, other].map((tab) => tab.getByRole('button', { name: 'Pay now' }));
  await fill(page);
  await fill(other);
  await sandbox.clearRequests();
  // The first is still on its way when the second is pressed.
  const release = await hold(page, '**/payment/credit/buy');
  const sent = page.waitForRequest('**/payment/credit/buy');
  await mine?.click();
  await sent;
  await theirs?.click();
  await expect(other.getByText(said)).toBeVisible();
  await expectAccessible(other);
  release();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  expect(await bought(sandbox)).toBe(1);
  // It is done now, and that is told as well; who wants more presses again.
  await other.reload();
  await fill(other);
  await page.getByRole('link', { name: 'Top up again' }).click();
  await fill(page);
  await theirs?.click();
  await expect(other.getByRole('heading', { name: done })).toBeVisible();
  await mine?.click();
  await expect(page.getByText(said)).toBeVisible();
  expect(await bought(sandbox)).toBe(2);
  await mine?.click();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  expect(await bought(sandbox)).toBe(3);
  await other.close();
  await expectBought(page, sandbox, before, [20, 20, 20]);
});

test('a session that ends in the middle of a payment loses no payment and pays none twice', async ({
  page,
  sandbox,
  problems,
  signIn,
  open,
}) => {
  problems.allow(/ERR_/);
  const ended = { status: 401, body: { message: 'Unauthorized' } };
  const signInAgain = async () => {
    await expect(page.getByText('Your session is no longer valid')).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await page.getByLabel('Username').fill('customer@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
  };
  await signIn('customer');
  await open(TOP_UP);
  const before = await ledger(sandbox);
  await sandbox.clearRequests();
  // Paid at the processor, and the session is over when its result is asked for.
  await begin(page, 'Duitku');
  await sandbox.faults({ path: '/payment/link/process_result', ...ended });
  await sandbox.answerPayment(await lastPayment(sandbox), 'approve');
  await lookAnew(page);
  await signInAgain();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  expect((await ledger(sandbox)).topUps).toBe(before.topUps + 1);

  // Refused before anything was bought: what was typed stands there again, and nothing seems to be paid.
  await page.getByRole('link', { name: 'Top up again' }).click();
  await sandbox.faults({ path: '/payment/credit/buy', ...ended });
  await pay(page, /^•••• 4417 Visa/);
  await signInAgain();
  await expect(page.getByRole('textbox', { name: 'Credit to add' })).toHaveValue('20');
  await expect(page.getByText(/your card may have been charged/)).toHaveCount(0);

  // Bought, the response lost, and nobody is let in to look.
  await sandbox.faults(
    { path: '/payment/credit/buy', drop: 'truncate', times: 1 },
    { path: '/payment/credit/list', ...ended },
  );
  await pay(page, /^•••• 4417 Visa/);
  await signInAgain();
  await expect(page.getByText(/€20\.00 has been added to your credit since/)).toBeVisible();
  expect(await bought(sandbox)).toBe(2);
  await page.getByRole('link', { name: 'Credit history' }).click();
  await expectBought(page, sandbox, before, [50, 20]);
});

test('credit is bought on a site of another brand, with its own minimum and fee', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const metal = sandbox.on('metal.localhost');
  await metal.reset();
  const before = await ledger(metal);
  await signIn('customer', 'metal.localhost');
  await open(TOP_UP, 'metal.localhost');
  const amount = page.getByRole('textbox', { name: 'Credit to add' });
  await amount.fill('499.99');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(amount).toHaveAccessibleDescription('Enter €500.00 or more');
  await amount.fill('500');
  await expect(page.getByText(/^This is the final amount with/)).toBeVisible();
  // 500 + 0.35 + 3.5 % of 500, and 24 % VAT of all that.
  await expect(page.getByText('€642.13').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await expectBought(page, metal, before, [500]);
});
