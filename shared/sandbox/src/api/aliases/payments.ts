import { accountName } from '../../billing/account';
import { money, moneyText, percentOf } from '../../billing/exact';
import { invoiceTotals } from '../../billing/invoice-totals';
import { payUnpaid } from '../../billing/pay-invoice';
import { hasRunningCampaign } from '../../catalogue/campaigns';
import type { InvoiceRow } from '../../model/billing';
import { sendMail } from '../../outbox/mail';
import { topUpFault } from '../../billing/restrictions';
import { ownInvoice } from '../billing/invoices';
import type { Context } from '../context';
import { refused } from '../errors';
import { handlers } from '../handlers';
import { ownCard, presentCard } from '../payments/present';
import type { RequestParams } from '../request-params';
import { type Alias, amountIn, numberIn } from './alias';

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

/** The account that a request names; where it names none, the one that its key is bound to, else the default one. */
function askedAccount(ctx: Context, params: RequestParams): number {
  if (params['billing_account_id'] !== undefined) return Number(ctx.account(numberIn(params, 'billing_account_id')).id);
  const own = ctx.store.accounts.of(ctx.userId).filter((row) => !row.is_deleted && ctx.reaches(Number(row.id)));
  const account = own.find((row) => row.is_default) ?? own[0];
  if (!account) throw refused('No such invoice exists: current');
  return Number(account.id);
}

/** One invoice, as it stands in the list of its account; the running month as `current`. */
export const getInvoice: Alias['respond'] = async (ctx, params) => {
  const id = params['invoice_id'] === 'current' ? 'current' : numberIn(params, 'invoice_id');
  const billing_account_id = id === 'current' ? askedAccount(ctx, params) : ownInvoice(ctx, id).account_id;
  const invoices = await handlers.listInvoices(ctx, { billing_account_id });
  return invoices.find((invoice) => invoice.id === id);
};

const UNPAID = 5;

const unpaidOf = ({ store }: Context, accountId: number): InvoiceRow[] =>
  store.invoices
    .by('account', accountId)
    .filter((row) => row.status === UNPAID)
    .toSorted((a, b) => a.created - b.created || Number(a.id) - Number(b.id));

/**
 * Pays invoices of an account, the oldest first, as long as they fit into an amount. An invoice is paid whole or not at
 * all; the first payment that is declined is the last one that is tried.
 */
function payOldest(ctx: Context, accountId: number, amount: number) {
  let left = amount;
  let error_log = '';
  const paid_invoices: number[] = [];
  for (const invoice of unpaidOf(ctx, accountId)) {
    const { total } = invoiceTotals(invoice).totals;
    if (total > left) break;
    const { success, message } = payUnpaid(ctx.site, invoice, ctx.now);
    if (!success) {
      error_log = message;
      break;
    }
    left = money(left - total);
    paid_invoices.push(Number(invoice.id));
  }
  return { left, error_log, paid_invoices };
}

const listed = (ids: readonly number[]): string => ids.map((id) => `#${id}`).join(', ');

/** Pays as many of the oldest invoices as an amount is enough for. */
export const payAmount: Alias['respond'] = (ctx, params) => {
  const amount = amountIn(params, 'amount');
  const account = ctx.account(numberIn(params, 'billing_account_id'));
  return ctx.store.transact(() => {
    const { left, error_log, paid_invoices } = payOldest(ctx, Number(account.id), amount);
    return {
      amount_left: left,
      amount_used: money(amount - left),
      error_log,
      message: paid_invoices.length > 0 ? `Invoices (${listed(paid_invoices)}) were paid.` : 'No invoice was paid.',
      paid_invoices,
      success: error_log === '',
    };
  });
};

/** Pays all invoices of an account. */
export const payAll: Alias['respond'] = (ctx, params) => {
  const account = ctx.account(numberIn(params, 'billing_account_id'));
  return ctx.store.transact(() => {
    const { error_log } = payOldest(ctx, Number(account.id), Infinity);
    return { success: error_log === '', message: error_log || 'All invoices are paid.' };
  });
};

/** Asks for the invoice of a top-up by bank transfer. It is mailed; as nobody transfers anything, no credit follows. */
export const requestInvoice: Alias['respond'] = async (ctx, params) => {
  const amount = amountIn(params, 'amount');
  const account = ctx.account(numberIn(params, 'billing_account_id'));
  const { config } = ctx.site;
  const fault = topUpFault(ctx.site, account, amount);
  if (fault) throw fault;
  const total = money(amount + percentOf(amount, account.vat_percentage));
  await ctx.store.transact(() => {
    sendMail(ctx.site, {
      to: account.fields.email,
      kind: 'top-up-invoice',
      subject: `Invoice for ${moneyText(config, amount)} of credit`,
      text: `Transfer ${moneyText(config, total)}, VAT included, for ${moneyText(config, amount)} of credit on ${accountName(account)}.`,
    });
  });
  return { success: true };
};

export const hasActiveCampaigns: Alias['respond'] = () => ({ success: hasRunningCampaign() });
