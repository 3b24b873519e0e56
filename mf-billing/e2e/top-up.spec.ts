import { expect, expectAccessible, expectFits, inEachLook, LOOKS, test } from '../../shared/tooling/src/e2e/fixtures';
import { ACCOUNT, begin, firstRate, lastPayment, ledger, lookAnew, TOP_UP } from './payments';

const amountField = 'Credit to add';

test('the form says what is paid, what it does, and what is wrong with an amount', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(TOP_UP);
  const amount = page.getByRole('textbox', { name: amountField });
  // The primary card stands there at first.
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(amount).toHaveAccessibleDescription('Enter an amount');
  for (const [typed, said] of [
    ['12.99', 'Enter €13.00 or more'],
    ['fifty', 'Enter a number, such as 50.50'],
    ['50.505', 'Use at most 2 decimal places for EUR'],
    ['10000000001', 'Enter €10,000,000,000.00 or less'],
  ] as const) {
    await amount.fill(typed);
    await expect(amount).toHaveAccessibleDescription(said);
  }
  // The card is charged for invoices on their own: what looks like their payment would be paid twice.
  await expect(page.getByText(/^Unpaid invoices: €[\d,.]+\. A top-up doesn't pay them\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Unpaid invoices/ })).toHaveCount(0);
  await page.getByRole('button', { name: `30 days at ${await firstRate(sandbox)}` }).click();
  await expect(page.getByText(/^Enter .* or less/)).toHaveCount(0);
  await amount.fill('1,000');
  // What was typed outlives a reload.
  await page.reload();
  await expect(amount).toHaveValue('1,000');
  // Also in the form that a link has filled in, which leaves the other as it is.
  await open(`${TOP_UP}?amount=50`);
  await expect(amount).toHaveValue(/^50/);
  await amount.fill('75');
  await page.reload();
  await expect(amount).toHaveValue('75');
  await open(TOP_UP);
  await expect(amount).toHaveValue('1,000');
  await page.getByRole('radio', { name: /^Wallet/ }).check({ force: true });
  await expect(page.getByText('€1 = $1.45 SGD')).toBeVisible();
  await expect(page.getByText('This is the final amount with Wallet.')).toBeVisible();
  await expect(page.getByText(/^Your credit will last \d+\sd .*instead of \d+\sd/)).toBeVisible();
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  // What the server says counts, and is in sight with the button: on a phone in a bar.
  await sandbox.faults({ path: '/payment/final_topup_amount', status: 200, body: { final_amount: 60.01 } });
  await page.getByRole('radio', { name: /^Duitku/ }).check({ force: true });
  const differs = page.getByText('We calculated €1,240.00. Duitku will charge €60.01.');
  await expect(differs).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeInViewport();
  await sandbox.clearFaults();
  await sandbox.processor('adyen', false);
  await page.getByRole('radio', { name: /^Adyen/ }).check({ force: true });
  await expect(page.getByText('Payment channel not available. Choose another way to pay.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  // The index of the form, which phones have not, says it as well.
  await expect(page.getByText('Payment channel not available. Choose another way to pay.').last()).toBeVisible();
  await expect(amount).toHaveValue('1,000');
  await sandbox.processor('adyen', true);
});

test('a payment waits on every page of billing, in every tab, and is told once', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(TOP_UP);
  const before = await ledger(sandbox);
  await begin(page, 'SSLCOMMERZ');
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).first().click();
  const waiting = page.getByText(/Your payment of €50\.00 with SSLCOMMERZ .* isn't confirmed yet/);
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(`${new URL(page.url()).origin}/app/billing/account/${ACCOUNT}`);
  await expect(other.getByText(/Your payment of €50\.00 with SSLCOMMERZ/)).toBeVisible();
  await other.getByRole('button', { name: 'Check again' }).click();
  await expect(other.getByText('SSLCOMMERZ has no result yet.')).toBeVisible();
  await sandbox.answerPayment(await lastPayment(sandbox), 'approve');
  await lookAnew(other);
  // Whichever tab has asked tells it, and no other.
  const told = /Top-up of €50\.00 complete/;
  const tellers = async () => {
    const counts = await Promise.all(
      [page, other].map((tab) => tab.getByRole('alert').filter({ hasText: told }).count()),
    );
    return counts.filter((count) => count > 0).length;
  };
  await expect.poll(tellers).toBe(1);
  await expect(other.getByText(/Your payment of €50\.00 with SSLCOMMERZ/)).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  expect(await tellers()).toBeLessThanOrEqual(1);
  expect((await ledger(sandbox)).topUps).toBe(before.topUps + 1);
});

test('a lost answer is told as one, and nothing is sent twice by itself', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(`${TOP_UP}?amount=50&way=link:adyen`);
  await sandbox.clearRequests();
  await sandbox.faults({
    path: '/payment/link/send_data',
    times: 1,
    status: 504,
    content_type: 'text/html',
    body: 'gone',
  });
  await expect(page.getByText('This is the final amount with Adyen.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).dblclick();
  await expect(page.getByText("We don't know whether this payment was started.")).toBeVisible();
  await expect(page.getByText(/you haven't been charged/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: amountField })).toHaveValue('50');
  const sent = async () => (await sandbox.requests()).filter(({ path }) => path.endsWith('/send_data')).length;
  expect(await sent()).toBe(1);
  await page.getByRole('button', { name: 'Start payment again' }).click();
  await expect(page).toHaveURL(/payment=/);
  expect(await sent()).toBe(2);
});

test('a payment that nobody has begun here says so, and one without an answer can be asked again', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(`${TOP_UP}?payment=%3Cscript%3E`);
  await expect(page.getByText('There is no payment <script> for this account.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to top-up' }).click();
  await begin(page, 'Duitku');
  await page.evaluate(() =>
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('payment.')) ?? ''),
  );
  await page.reload();
  await expect(page.getByText('Waiting for Duitku')).toBeVisible();
  await sandbox.answerPayment(await lastPayment(sandbox), 'approve');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('heading', { name: 'Top-up complete' })).toBeVisible();
});

test('a redirect leads to nobody but a processor of the site', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(`${TOP_UP}?amount=50&way=link:adyen`);
  for (const redirect_url of ['https://evil.example/pay', 'javascript:alert(1)', '//evil.example/']) {
    await sandbox.faults({
      path: '/payment/link/send_data',
      times: 1,
      status: 200,
      body: { success: true, data: { identifier: `x${redirect_url.length}`, redirect_url } },
    });
    await expect(page.getByText('This is the final amount with Adyen.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText(/so it wasn't opened. You haven't been charged/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Go to/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await page.getByRole('textbox', { name: amountField }).fill('50');
    await page.getByRole('radio', { name: /^Adyen/ }).check({ force: true });
  }
});

test.describe('another site', () => {
  test('without ways to pay by link there is nothing to send', async ({ page, signIn, open }) => {
    await signIn('customer', 'metal.localhost');
    await open('/billing', 'metal.localhost');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/account\/\d+/);
    const { pathname } = new URL(page.url());
    await open(`${pathname.replace('/app', '')}/top-up`, 'metal.localhost');
    await expect(page.getByText('At least €500.00.')).toBeVisible();
    // A card would pay, and none is saved.
    await expect(page.getByText('Add a payment method to top up.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add payment method' })).toBeVisible();
    await expectAccessible(page);
  });
});
