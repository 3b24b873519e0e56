import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { ACCOUNT, begin, expectBought, lastPayment, ledger, lookAnew, TOP_UP } from './payments';

const done = 'Top-up complete';
const failed = 'Payment failed';

/** Processors that people go to, with the tile that leads there. */
const PAGES = [
  ['stripe', 'Stripe Checkout'],
  ['adyen', 'Adyen'],
  ['duitku', 'Duitku'],
  ['sslcommerz', 'SSLCOMMERZ'],
  ['clictopay', 'ClicToPay'],
  ['coingate', 'CoinGate'],
  ['omise', 'TrueMoney'],
] as const;

test('each processor with a page of its own is paid, declined and left, and charged once', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  test.slow(); // seven processors, each paid and declined
  await signIn('customer');
  await open(TOP_UP);
  const before = await ledger(sandbox);
  const references: string[] = [];
  for (const [processor, tile] of PAGES) {
    await begin(page, tile);
    const payment = await lastPayment(sandbox);
    expect(payment.processor).toBe(processor);
    // Left: nothing has happened, and that is said.
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText(/has no result yet/)).toBeVisible();
    await sandbox.answerPayment(payment, 'approve');
    await lookAnew(page);
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    references.push(payment.identifier);
    await page.getByRole('link', { name: 'Top up again' }).click();
    await begin(page, tile);
    await sandbox.answerPayment(await lastPayment(sandbox), 'decline');
    await lookAnew(page);
    await expect(page.getByRole('heading', { name: failed })).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Credit to add' })).toHaveValue('50');
  }
  expect((await ledger(sandbox)).references).toEqual(expect.arrayContaining(references));
  await begin(page, 'Adyen');
  await sandbox.answerPayment(await lastPayment(sandbox), 'approve');
  await lookAnew(page);
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  const bought = [...PAGES.map(() => 50), 50];
  await expectBought(page, sandbox, before, bought);
});

test('this window goes to the processor and comes back with the result', async ({
  page,
  sandbox,
  signIn,
  open,
  server,
}) => {
  await signIn('customer');
  await open(TOP_UP);
  const before = await ledger(sandbox);
  await begin(page, 'Adyen');
  await expect(page.getByRole('heading', { name: `Continue at pay.localhost:${server.port}` })).toBeVisible();
  await expect(page.getByText(/leaving this site to pay €62\.00/)).toBeVisible();
  await expectAccessible(page);
  // A reload in the middle loses nothing.
  await page.reload();
  await page.getByRole('button', { name: /^Go to pay\.localhost/ }).click();
  await page.getByRole('button', { name: /without answering/ }).click();
  await expect(page).toHaveURL(/top-up\?payment=/);
  await page.getByRole('button', { name: /^Go to pay\.localhost/ }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await expect(page.getByText('€50.00 has been added to your credit.')).toBeVisible();
  await expectAccessible(page);
  // Declined there, after a way back without an answer.
  await page.getByRole('link', { name: 'Top up again' }).click();
  await begin(page, 'ClicToPay', '30');
  await page.getByRole('button', { name: /^Go to pay\.localhost/ }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the account' }).click();
  await expectBought(page, sandbox, before, [50]);
});

test('the window that waits hears of a tab that comes back, and believes the server alone', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(TOP_UP);
  await begin(page, 'CoinGate');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open in a new tab' }).click();
  const tab = await opened;
  // Anybody can open the page that payments come back to, and write there what they like.
  const forged = await context.newPage();
  const { identifier } = await lastPayment(sandbox);
  await forged.goto(`${new URL(page.url()).origin}/app/payment_return?status=paid&identifier=${identifier}`);
  await expect(forged.getByRole('main')).toHaveText('Payment authorization check finished. You can close this page.');
  await forged.close();
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: /^Continue at/ })).toBeVisible();
  await tab.getByRole('button', { name: 'Approve' }).click();
  await expect(tab.getByRole('main')).toHaveText('Payment authorization check finished. You can close this page.');
  await tab.close();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
});

test('a code is scanned by a phone, times out by the clock, is declined, and is shown again after a reload', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(TOP_UP);
  await begin(page, 'PromptPay');
  const code = page.getByRole('img', { name: 'Payment code to scan with a phone' });
  await expect(code).toBeVisible();
  await expect(page.getByText(/฿2,170\.00 THB/).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: "I've paid" }).click();
  await expect(page.getByText(/has no result yet/)).toBeVisible();
  await sandbox.answerPayment(await lastPayment(sandbox), 'timeout');
  await lookAnew(page);
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await expect(page.getByText('The payment was not confirmed in time.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await begin(page, 'PromptPay');
  await sandbox.answerPayment(await lastPayment(sandbox), 'decline');
  await lookAnew(page);
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await begin(page, 'PromptPay');
  await sandbox.answerPayment(await lastPayment(sandbox), 'approve');
  await lookAnew(page);
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
});

test("Stripe's element confirms a card here, and leads a wallet to its page and back", async ({
  page,
  problems,
  sandbox,
  signIn,
  open,
}) => {
  problems.allow(/status of 402/);
  await signIn('customer');
  await open(TOP_UP);
  const before = await ledger(sandbox);
  await begin(page, 'Wallet');
  const card = async (number: string) => {
    await page.getByRole('textbox', { name: 'Card number' }).fill(number);
    await page.getByRole('textbox', { name: 'Expiry date' }).fill('12 / 39');
    await page.getByRole('textbox', { name: 'Security code' }).fill('123');
    await page.getByRole('button', { name: /^Pay \$7,716\.48 SGD/ }).click();
  };
  await card('4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  // The payment waits still, for another card.
  await expect(page.getByText(/has no result yet/)).toBeVisible();
  await card('4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await page.getByRole('link', { name: 'Top up again' }).click();
  await begin(page, 'Wallet');
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('GrabPay');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await begin(page, 'Wallet');
  await page.getByRole('combobox', { name: 'Payment method' }).selectOption('GrabPay');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  // Left without an answer: a wallet's secret went with the page, and nothing was charged.
  await page.getByRole('button', { name: /without answering/ }).click();
  await expect(page.getByText(/It may already have been charged, so check its result/)).toBeVisible();
  await sandbox.answerPayment(await lastPayment(sandbox), 'approve');
  await lookAnew(page);
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await expectBought(page, sandbox, before, [50, 50]);
});

test("Razorpay's window is closed, declines and pays", async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(TOP_UP);
  const before = await ledger(sandbox);
  await begin(page, 'Razorpay');
  const openWindow = page.getByRole('button', { name: 'Open Razorpay' });
  await openWindow.click();
  await page.getByRole('dialog', { name: 'Razorpay' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/window was closed before/)).toBeVisible();
  await openWindow.click();
  const frame = page.frameLocator('iframe[title="Razorpay"]');
  await frame.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await begin(page, 'Razorpay');
  await openWindow.click();
  await frame.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await expectBought(page, sandbox, before, [50]);
});

/** Saves a card whose bank asks, and has it verified. */
async function saveAskingCard(sandbox: Sandbox, keyword: string): Promise<void> {
  const saved = await sandbox.api('customer', 'POST', '/payment/card', {
    billing_account_id: String(ACCOUNT),
    token: 'tok_authenticationRequired',
    processor_keyword: keyword,
  });
  const id = String(new Map(Object.entries(Object(saved))).get('id'));
  await sandbox.api('customer', 'POST', '/payment/card/verify', { payment_object_id: id });
  await sandbox.answerPayment(await lastPayment(sandbox), 'approve');
}

test('a saved card pays at once, or with the bank, and is charged once', async ({ page, sandbox, signIn, open }) => {
  await saveAskingCard(sandbox, 'stripe_creditcard');
  await saveAskingCard(sandbox, 'omise_creditcard');
  await signIn('customer');
  await open(`${TOP_UP}?amount=20`);
  const before = await ledger(sandbox);
  await sandbox.clearRequests();
  await expect(page.getByText('This is the final amount with Credit or debit card.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).dblclick();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('/credit/buy'))).toHaveLength(1);
  const asking = page.getByRole('radio', { name: /^•••• 3184 Visa/ });
  const pay = async (which: number) => {
    await page.getByRole('link', { name: 'Top up again' }).click();
    await page.getByRole('textbox', { name: 'Credit to add' }).fill('20');
    await asking.nth(which).check({ force: true });
    await expect(page.getByText(/^This is the final amount with/)).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
  };
  await pay(0);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  const bank = page.frameLocator('iframe[title="Confirm with your bank"]');
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await pay(1);
  // The bank's page says no, is left without an answer, and is answered in the end.
  await page.getByRole('button', { name: /^Go to pay\.localhost/ }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await asking.nth(1).check({ force: true });
  await expect(page.getByText(/^This is the final amount with/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: /^Go to pay\.localhost/ }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/has no result yet/)).toBeVisible();
  await page.getByRole('button', { name: /^Go to pay\.localhost/ }).click();
  await page.getByLabel('Code from your bank').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: done })).toBeVisible();
  await expectBought(page, sandbox, before, [20, 20, 20]);
});
