import { invoiceLine } from '../../billing/month-end';
import type { AccountRow, InvoiceRow } from '../../model/billing';
import { monthOf, monthStart } from '../../time/formats';
import type { Context, HandlersOf } from '../context';
import { presentInvoice } from './present-invoice';

/** The month that runs, as an invoice that nobody has to pay yet. */
function currentInvoice(ctx: Context, account: AccountRow) {
  const { now } = ctx;
  const start = monthStart(now);
  const end = monthStart(now, 1);
  return {
    id: 'current',
    account_id: Number(account.id),
    name: monthOf(now),
    type: 'cloud_services',
    status: 0,
    lines: ctx.site.ledger.of(Number(account.id), now).usage.map(invoiceLine),
    vat_percentage: account.vat_percentage,
    discount_percentage: account.discount_percentage,
    credit: 0,
    period_start: start,
    period_end: end - 1,
    due: end,
    created: start,
  } as const;
}

const newestFirst = (a: InvoiceRow, b: InvoiceRow): number => b.created - a.created || Number(b.id) - Number(a.id);

/** The invoices of an account, the newest first. */
export const invoicesOf = ({ store }: Context, accountId: number): InvoiceRow[] =>
  store.invoices.by('account', accountId).toSorted(newestFirst);

export const invoiceHandlers = {
  listInvoices(ctx, { billing_account_id }) {
    const account = ctx.account(billing_account_id);
    const own = invoicesOf(ctx, billing_account_id);
    return [
      presentInvoice(account, currentInvoice(ctx, account), own.length + 1),
      ...own.map((row, index) => presentInvoice(account, row, own.length - index)),
    ];
  },
} satisfies HandlersOf<'listInvoices'>;
