import type { WireResponseOf } from '@console/contract/endpoint';
import type { listInvoices } from '@console/contract/invoice';
import { invoiceRecords, invoiceTotals, snapshotOf } from '../../billing/invoice-totals';
import { invoiceLine } from '../../billing/month-end';
import { payUnpaid } from '../../billing/pay-invoice';
import type { AccountRow, InvoiceRow } from '../../model/billing';
import { monthOf, monthStart } from '../../time/formats';
import type { Context, HandlersOf } from '../context';
import { refused } from '../errors';
import { DocumentResponse } from '../response';

/** An invoice of an own account. @throws ApiFault 400 where there is none, 403 for somebody else's */
export function ownInvoice(ctx: Context, id: number): InvoiceRow {
  const invoice = ctx.store.invoices.get(String(id));
  if (!invoice) throw refused(`No such invoice exists: ${id}`);
  ctx.account(invoice.account_id);
  return invoice;
}

type PresentedInvoice = Omit<InvoiceRow, 'user_id' | 'id'> & { readonly id: string };
type WireInvoice = WireResponseOf<typeof listInvoices>[number];

const DIGITS = 3;

/** Numbers of an account's invoices count from 1 for its oldest. */
const paddedId = (number: number): string => String(number).padStart(DIGITS, '0');

/** @param number the place of the invoice among those of its account, the oldest being 1 */
function presentInvoice(account: AccountRow, invoice: PresentedInvoice, number: number): WireInvoice {
  const id = invoice.id === 'current' ? ('current' as const) : Number(invoice.id);
  const { totals, net } = invoiceTotals(invoice);
  return {
    id,
    billing_account_id: invoice.account_id,
    created: invoice.created,
    due_date: invoice.due,
    period_start: invoice.period_start,
    period_end: invoice.period_end,
    discount_percentage: invoice.discount_percentage,
    vat_percentage: invoice.vat_percentage,
    status: invoice.status,
    type: invoice.type,
    totals,
    records_list: invoiceRecords(invoice).map((record, index) => ({
      id: number * 1000 + index,
      invoice_id: id,
      ...record,
      created: invoice.created,
    })),
    transaction_list: (invoice.transactions ?? []).map(({ card_id, ...transaction }) => ({
      ...transaction,
      payment_object_id: card_id === null ? null : Number(card_id),
      additional_data: JSON.stringify({ status: 'closed', identifier: transaction.identifier }),
    })),
    precalc: { total_before_tax: net, total: totals.total },
    padded_id: paddedId(number),
    name: invoice.name,
    account_snapshot: invoice.snapshot ?? snapshotOf(account),
  };
}

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
const invoicesOf = ({ store }: Context, accountId: number): InvoiceRow[] =>
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

  /** A payment that is declined is a response, not an error: it says why. */
  payInvoice: (ctx, { invoice_id }) =>
    ctx.store.transact(() => payUnpaid(ctx.site, ownInvoice(ctx, invoice_id), ctx.now)),

  /** The library and its fonts are only loaded when somebody asks for a document. */
  async getInvoicePdf(ctx, { invoice_id }) {
    const invoice = ownInvoice(ctx, invoice_id);
    const { invoicePdf } = await import('../../billing/pdf/invoice-pdf');
    return new DocumentResponse(await invoicePdf(ctx.site, invoice), 'application/pdf', `invoice-${invoice.name}.pdf`);
  },
} satisfies HandlersOf<'listInvoices' | 'payInvoice' | 'getInvoicePdf'>;
