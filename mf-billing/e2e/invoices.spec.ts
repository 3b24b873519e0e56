import { readFile } from 'node:fs/promises';
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
import { ACCOUNT, ledgerOf, wireInvoices } from './ledger';

const LIST = `/billing/account/${ACCOUNT}?tab=invoices`;

const paid = (page: Page) => page.getByRole('row').filter({ hasText: 'Paid' }).first();

test('an invoice is paid once, and everything that shows money is asked for again', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(LIST);
  const row = await expectRow(page, 'Overdue');
  // A switch among buttons is as tall as they are.
  const heights = await page
    .getByRole('radiogroup', { name: 'Kinds of invoices' })
    .or(page.getByRole('button', { name: 'Export CSV' }))
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights).toEqual([36, 36]);
  const number = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('button', { name: `Pay ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Pay ${number}?` });
  await expect(page).toHaveURL(/pay=\d+/);
  await expect(dialog).toContainText(/•••• 4417 Visa will be charged €[\d,.]+/);
  await expect(dialog).toContainText(/\d+ days overdue/);
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await page.reload();
  await sandbox.faults({ method: 'POST', path: '/payment/pay_invoice', times: 1, delay_ms: 400 });
  await sandbox.clearRequests();
  await dialog.getByRole('button', { name: /^Pay €/ }).dblclick();
  await expectToast(page, `${number} is paid`);
  await expect(dialog).toBeHidden();
  const sent = await sandbox.requests();
  expect(sent.filter(({ path }) => path.endsWith('/pay_invoice'))).toHaveLength(1);
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Paid');
  // The page of the account says the same without being loaded again.
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Paid');
  const ledger = await ledgerOf(sandbox);
  expect(ledger.unpaid).toBe(0);
  expect(ledger.invoices.filter(({ status }) => status === 5)).toEqual([]);
});

test('a payment that is declined says why, keeps the invoice unpaid and shows other ways', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const words = 'Your card requires authentication. Top up by hand to confirm it.';
  await sandbox.faults({
    method: 'POST',
    path: '/payment/pay_invoice',
    times: 1,
    status: 200,
    body: { success: false, message: words },
  });
  await signIn('customer');
  await open('/');
  // One press from the home page.
  await page.getByRole('listitem').filter({ hasText: 'overdue' }).getByRole('link', { name: 'Pay' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await expect(dialog.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'make another card primary' }).click();
  await expect(page).toHaveURL(/tab=cards/);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Payment was due on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});

test('what one tab has paid is not offered in another, and a lost response is looked up', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(LIST);
  await expectRow(page, 'Overdue');
  const unpaid = (await ledgerOf(sandbox)).invoices.find(({ status }) => status === 5);
  const address = `/app/billing/account/${ACCOUNT}/invoice/${unpaid?.id}?dialog=pay`;
  const other = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Pay €/ })).toBeVisible();
  await other.goto(address);
  // The payment is made, and its response does not arrive.
  await sandbox.faults({ method: 'POST', path: '/payment/pay_invoice', times: 1, drop: 'truncate' });
  await sandbox.clearRequests();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay €/ })
    .click();
  await expectToast(other, `${unpaid?.name} is paid`);
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay €/ });
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(pay).toHaveAccessibleDescription('Already paid');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Payments' }).or(page.getByRole('table', { name: 'Payments' })),
  ).toContainText('•••• 4417 Visa');
  const sent = await sandbox.requests();
  expect(sent.filter(({ path }) => path.endsWith('/pay_invoice'))).toHaveLength(1);
});

test('the page of an invoice adds up, is saved as a PDF, and the running month has one', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(LIST);
  const number = (await paid(page).getByRole('link').textContent()) ?? '';
  await paid(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('Billed to')).toBeVisible();
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
  const table = page.getByRole('table', { name: 'Invoice rows' });
  const amounts = await table.locator('tbody tr td:last-child').allTextContents();
  const subtotal = await page.getByText('Subtotal').locator('xpath=following-sibling::dd[1]').textContent();
  expect(amounts.reduce((sum, one) => sum + cents(one), 0)).toBe(cents(subtotal ?? ''));

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expectToast(page, `Saved as invoice-${number}.pdf`);

  // What is no PDF is never saved, whatever it calls itself.
  await sandbox.faults({
    path: '/payment/invoice/pdf',
    times: 1,
    status: 200,
    content_type: 'application/pdf',
    body: '<script>alert(1)</script>',
  });
  await page.getByRole('button', { name: 'Download PDF' }).press('Enter');
  await expect(page.getByText("The server didn't send a PDF")).toBeVisible();

  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('link', { name: /^\d{4}-\d\d$/ }).click();
  await expect(page.getByText("This month isn't over yet")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'By location' }).click();
  await expect(page).toHaveURL(/by=place/);
  await expectRow(page, 'Tallinn');
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await open(`/billing/account/${ACCOUNT}/invoice/1`);
  await expect(page.getByText("There's no invoice 1 on this account")).toBeVisible();
});

test('rows that could not be read are named, and nothing of them is shown as none', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const [, first, second, ...rest] = await wireInvoices(sandbox);
  const broken = {
    ...first,
    records_list: first?.records_list.map((row, index) => (index === 0 ? { ...row, amount: 'much' } : row)),
  };
  await sandbox.faults({
    path: '/payment/invoice/list',
    status: 200,
    body: [broken, { ...second, id: { odd: true } }, ...rest],
  });
  await signIn('customer');
  await open(LIST);
  const strip = page.getByRole('status').filter({ hasText: String(second?.['name']) });
  await expect(strip).toContainText(/1 invoice/);
  // Totals of a part say so.
  await expect(page.getByText(/≥\s\d+ invoices/).first()).toBeVisible();
  await page.getByRole('link', { name: String(first?.['name']), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: first?.records_list[0]?.name ?? '' })).toContainText('1 row');
  await expect(page.getByText("Some rows couldn't be read")).toBeVisible();
  await expect(page.getByRole('table', { name: 'Invoice rows' })).toContainText('unknown');
});

test('the credit history adds up, leads to its invoices, and is kept as a file', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const { credit, balance } = await ledgerOf(sandbox);
  await signIn('customer');
  await open(`/billing/account/${ACCOUNT}?tab=credit`);
  const table = page.getByRole('table', { name: 'Credit history' });
  const newest = table.getByRole('row').nth(1);
  const shown = (balance ?? 0).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(newest.getByRole('cell').last()).toContainText(shown);
  await expect(table).toHaveAttribute('aria-rowcount', String(credit.length + 1));
  await page.getByRole('button', { name: 'Kind any' }).click();
  await page
    .getByRole('dialog', { name: 'Kind' })
    .getByRole('checkbox', { name: /Credit note/ })
    .check();
  await page.keyboard.press('Escape');
  await expect(table).toHaveAttribute('aria-rowcount', '2');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toMatch(/Amount \(EUR\),Credit before usage \(EUR\)\r\n.*Credit note,.*,14\.84,[\d.]+\r\n$/);
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await table.getByRole('link', { name: /^\d{4}-\d+$/ }).click();
  await expect(page.getByText('−€18.40').first()).toBeVisible();
});

test('three years of invoices are fast, filtered by year, and several unpaid ones are paid at once', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const [current, first, ...all] = await wireInvoices(sandbox);
  const rest = all.filter(({ type }) => type === 'cloud_services');
  // A long history, with two invoices of this account that wait: one is real, one is not there any more.
  const years = Array.from({ length: 400 }, (_, index) => ({
    ...(index === 0 ? first : rest[index % rest.length]),
    id: 900_000 + index,
    name: `OLD-${index}`,
    status: index === 0 ? 5 : 10,
  }));
  await sandbox.faults({
    path: '/payment/invoice/list',
    times: 3,
    status: 200,
    body: [current, first, ...rest, ...years],
  });
  await signIn('customer');
  const dialog = page.getByRole('dialog', { name: 'Make 2 payments?' });
  // From the home page, with one press.
  await open('/');
  const owed = page.getByRole('listitem').filter({ hasText: 'has unpaid invoices' });
  await expect(owed).toContainText('2 of 2 overdue');
  await owed.getByRole('button', { name: 'Pay all 2' }).click();
  await expect(dialog).toContainText('•••• 4417 Visa will be charged');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await open(LIST);
  const table = page.getByRole('table', { name: 'Invoices' });
  await expect(page.getByRole('checkbox', { name: 'Select OLD-0' })).toBeAttached();
  expect(await table.getByRole('row').count()).toBeLessThan(62);
  await page.getByRole('checkbox', { name: `Select ${String(first?.['name'])}` }).check();
  await page.getByRole('checkbox', { name: 'Select OLD-0' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: /^Pay/ }).click();
  await expect(dialog).toBeVisible();
  // All that wait are the same ones here.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Pay all 2' }).click();
  await expect(dialog).toContainText('•••• 4417 Visa will be charged');
  await expectAccessible(page);
  await sandbox.clearRequests();
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'OLD-0' })).toContainText('No such invoice');
  // Both go at once, and the one that is refused may be first.
  const sent = async () => (await sandbox.requests()).filter(({ path }) => path.endsWith('/pay_invoice'));
  await expect.poll(sent).toHaveLength(2);
  expect((await ledgerOf(sandbox)).unpaid).toBe(0);
});
