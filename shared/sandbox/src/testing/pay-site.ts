import type { SandboxSite } from '../site';
import { startSandbox, type TestSandbox } from './client';
import { metalSite, wholeSite } from './sites';

/** Origin of the test site, and the customer's main account and second account there. */
export const ORIGIN = 'http://localhost:8140';
export const ACCOUNT = 1_048_001;
export const SECOND_ACCOUNT = 1_048_002;
/** An account of somebody else, and one that waits for its validation. */
export const FOREIGN_ACCOUNT = 1_048_003;
export const PENDING_ACCOUNT = 1_048_007;

const sites: SandboxSite[] = [
  { ...wholeSite, config: { ...wholeSite.config, minimumTopupAmount: 13 } },
  {
    ...metalSite,
    config: { ...metalSite.config, paymentProcessors: wholeSite.config.paymentProcessors?.slice(0, 1) ?? [] },
  },
];

/** A sandbox whose default site has every processor and a minimum top-up of 13; metal has Stripe's cards alone. */
export const startPaySandbox = (): Promise<TestSandbox> => startSandbox({ sites });

/** What a button of a processor's page does; answers where the person is sent. */
export async function press(
  test: TestSandbox,
  page: string,
  form: Readonly<Record<string, string>>,
): Promise<Response> {
  const { pathname, search, hostname } = new URL(page);
  const init = { method: 'POST', body: new URLSearchParams(form) };
  return test.fetchFrom(pathname + search, init, hostname);
}

/** What an account holds: its credit, the number of credit rows that a processor paid, and of top-up invoices. */
export async function holdings(test: TestSandbox, accountId = ACCOUNT) {
  const [credits, invoices] = await Promise.all([
    test.call('listCredit', { billing_account_id: accountId }),
    test.call('listInvoices', { billing_account_id: accountId }),
  ]);
  const cents = credits.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return {
    credit: cents / 100,
    topUps: credits.filter(({ description }) => description === 'Credit top-up').length,
    invoices: invoices.filter(({ type }) => type === 'credit_topup').length,
  };
}
