import { expect } from '../../shared/tooling/src/e2e/fixtures';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';

export const ACCOUNT = 1_048_001;
export const TOP_UP = `/billing/account/${ACCOUNT}/top-up`;

const rows = (response: unknown): Record<string, unknown>[] =>
  Array.isArray(response) ? response.map((row: unknown) => Object.fromEntries(Object.entries(Object(row)))) : [];

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** What the server has of an account's money: credit that top-ups brought, what is left, and the invoices of top-ups. */
export async function ledger(sandbox: Sandbox) {
  const read = async (path: string) => rows(await sandbox.api('customer', 'GET', `/payment/${path}`));
  const of = `billing_account_id=${ACCOUNT}`;
  const [credit, invoices] = [await read(`credit/list?${of}`), await read(`invoice/list?${of}`)];
  const account = (await read('billing_account/list')).find(({ id }) => id === ACCOUNT);
  const bought = credit.filter(({ description }) => description === 'Credit top-up');
  const issued = invoices.filter(({ type }) => type === 'credit_topup');
  return {
    topUps: bought.length,
    bought: bought.reduce((sum, { amount }) => sum + cents(amount), 0) / 100,
    references: bought.map(({ reference }) => String(reference)),
    /** What is left, and the sum of all movements: the same. */
    balance: cents(Object(account?.['running_totals']).credit_amount) / 100,
    moved: credit.reduce((sum, { amount }) => sum + cents(amount), 0) / 100,
    invoices: issued.length,
    invoiceNames: issued.map(({ name }) => String(name)),
  };
}

/** What days go by at the first look: the average, unless everything has run since the month began. */
export async function firstRate(sandbox: Sandbox): Promise<string> {
  const usage = rows(await sandbox.api('customer', 'GET', `/charging/usage?billing_account_id=${ACCOUNT}`));
  const hours = usage.map((entry) => Number(entry['hours']));
  return Math.min(...hours) < Math.max(...hours) - 1 ? "this month's average" : "today's rate";
}

export type Ledger = Awaited<ReturnType<typeof ledger>>;

const inEuro = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/**
 * These amounts of credit were bought since, and nothing else; balance, credit history and invoices on the screen say the same.
 * @param page shows the account or the end of a payment, with the way to the credit history
 */
export async function expectBought(page: Page, sandbox: Sandbox, before: Ledger, amounts: number[]): Promise<void> {
  const sum = amounts.reduce((all, amount) => all + cents(amount), 0) / 100;
  const after = await ledger(sandbox);
  expect(after.topUps - before.topUps, 'top-ups').toBe(amounts.length);
  expect(after.bought - before.bought, 'credit bought').toBeCloseTo(sum, 2);
  expect(after.balance - before.balance, 'balance').toBeCloseTo(sum, 2);
  expect(after.moved, 'sum of the credit history').toBeCloseTo(after.balance, 2);
  expect(after.invoices - before.invoices, 'invoices').toBe(amounts.length);
  const way = { name: 'Credit history' };
  await page.getByRole('link', way).or(page.getByRole('tab', way)).first().click();
  const history = page.getByRole('table', { name: 'Credit history' });
  const newest = history.getByRole('row').nth(1);
  await expect(newest).toContainText(`+${inEuro.format(amounts.at(-1) ?? 0)}`);
  await expect(newest).toContainText(inEuro.format(after.balance));
  const added = after.references.filter((reference) => !before.references.includes(reference));
  for (const reference of added) await expect(history.getByRole('row').filter({ hasText: reference })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await page.getByText('Top Up Invoices').click();
  for (const name of after.invoiceNames.filter((one) => !before.invoiceNames.includes(one)))
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Paid');
}

/** Fills in the form that is shown, and begins a payment. */
export async function begin(page: Page, way: string, amount = '50'): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Credit to add' });
  await field.fill(amount);
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check({ force: true });
  await expect(page.getByText(/^This is the final amount with/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/payment=/);
}

/** The payment that was begun last. */
export async function lastPayment(sandbox: Sandbox) {
  const [payment] = await sandbox.payments();
  if (!payment) throw new Error('No payment was begun');
  return payment;
}

/**
 * Has a page ask anew how its payments stand, as it does when the network is back: no pause is waited for, and no button is pressed
 * that is gone as soon as the page knows by itself.
 */
export const lookAnew = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
