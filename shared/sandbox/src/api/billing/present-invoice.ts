import type { WireAnswerOf } from '@console/contract/endpoint';
import type { listInvoices } from '@console/contract/invoice';
import { invoiceRecords, invoiceTotals } from '../../billing/invoice-totals';
import { snapshotOf } from '../../billing/snapshot';
import type { AccountRow, InvoiceRow } from '../../model/billing';

export type PresentedInvoice = Omit<InvoiceRow, 'user_id' | 'id'> & { readonly id: string };
type WireInvoice = WireAnswerOf<typeof listInvoices>[number];

const DIGITS = 3;

/** Numbers of an account's invoices count from 1 for its oldest. */
export const paddedId = (number: number): string => String(number).padStart(DIGITS, '0');

/** @param number the place of the invoice among those of its account, the oldest being 1 */
export function presentInvoice(account: AccountRow, invoice: PresentedInvoice, number: number): WireInvoice {
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
