import { ownInvoice } from '../billing/own-invoice';
import { handlers } from '../handlers';
import { ownCard } from '../payments/own-card';
import { presentCard } from '../payments/present';
import type { Alias } from './alias';
import { numberIn } from './read';

/** One billing account, as it stands in the list. */
export const getBillingAccount: Alias['respond'] = async (ctx, params) => {
  const { id } = ctx.account(numberIn(params, 'billing_account_id'));
  return (await handlers.listBillingAccounts(ctx, {})).find((row) => String(row.id) === id);
};

/** The sum of all invoices that are not paid, with VAT; under the name of a message. */
export const unpaidAmount: Alias['respond'] = async (ctx, params) => {
  const { id } = ctx.account(numberIn(params, 'billing_account_id'));
  const account = (await handlers.listBillingAccounts(ctx, {})).find((row) => String(row.id) === id);
  return { message: account?.unpaid_amount ?? 0 };
};

export const getCard: Alias['respond'] = (ctx, params) =>
  presentCard(ctx.site, ownCard(ctx, numberIn(params, 'payment_object_id')));

/** One invoice, as it stands in the list of its account. */
export const getInvoice: Alias['respond'] = async (ctx, params) => {
  const id = numberIn(params, 'invoice_id');
  const { account_id } = ownInvoice(ctx, id);
  const invoices = await handlers.listInvoices(ctx, { billing_account_id: account_id });
  return invoices.find((invoice) => invoice.id === id);
};
