import { listBillingAccounts } from '@console/contract/billing-account';
import { listCredit } from '@console/contract/credit';
import { listInvoices } from '@console/contract/invoice';
import * as v from 'valibot';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';

/** The customer's default account in the demo. */
export const ACCOUNT = 1_048_001;

const Wire = v.array(v.looseObject({ records_list: v.array(v.looseObject({ name: v.string() })) }));

/** The invoices of an account as the API writes them, the newest first, to be broken by a test. */
export const wireInvoices = async (sandbox: Sandbox, account = ACCOUNT) =>
  v.parse(Wire, await sandbox.api('customer', 'GET', `/payment/invoice/list?billing_account_id=${account}`));

/** What an account owes and has, as the API tells it now. */
export async function ledgerOf(sandbox: Sandbox, account = ACCOUNT) {
  const read = (path: string) => sandbox.api('customer', 'GET', `/payment${path}`);
  const accounts = v.parse(listBillingAccounts.response, await read('/billing_account/list'));
  const own = accounts.find(({ id }) => id === account);
  return {
    invoices: v.parse(listInvoices.response, await read(`/invoice/list?billing_account_id=${account}`)),
    credit: v.parse(listCredit.response, await read(`/credit/list?billing_account_id=${account}`)),
    unpaid: own?.unpaid_amount,
    /** Credit before what this month costs. */
    balance: own?.running_totals?.credit_amount,
    settings: own,
  };
}
