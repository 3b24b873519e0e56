import type { AccountRow, InvoiceLine, InvoiceRow } from '../model/billing';
import { money, percentOf, sumMoney } from './exact';

/** The customer of an invoice as the account names it now, as JSON. */
export const snapshotOf = ({ id, user_id, fields, is_deleted, created }: AccountRow): string =>
  JSON.stringify({ id: Number(id), user_id, ...fields, is_deleted, created });

type Priced = Pick<InvoiceRow, 'lines' | 'vat_percentage' | 'discount_percentage' | 'credit'>;

/** Sums of an invoice, in the site's currency to two decimals; `net` is what credit pays. */
export function invoiceTotals(invoice: Priced) {
  const subtotal = sumMoney(invoice.lines.map((line) => line.amount));
  const discount_amount = percentOf(subtotal, invoice.discount_percentage);
  const net = money(subtotal - discount_amount);
  const vat_tax = percentOf(net, invoice.vat_percentage);
  return {
    net,
    totals: { subtotal, discount_amount, credit: invoice.credit, vat_tax, total: money(net + vat_tax) },
  };
}

export type Recorded = InvoiceLine & { readonly vat_amount: number; readonly is_technical: boolean };

const DECIMALS = 5;

/**
 * The records of an invoice, amounts to five decimals. Their sums are the totals to the cent: what the rounding of a
 * closed invoice leaves over stands in a technical record of its own.
 */
export function invoiceRecords(invoice: Priced & Pick<InvoiceRow, 'status'>): Recorded[] {
  const { totals } = invoiceTotals(invoice);
  const share = 100 - invoice.discount_percentage;
  const records = invoice.lines.map((line) => ({
    ...line,
    vat_amount: percentOf(percentOf(line.amount, share, 8), invoice.vat_percentage, DECIMALS),
    is_technical: false,
  }));
  const missing = (sum: number, field: 'amount' | 'vat_amount') =>
    money(
      sum -
        sumMoney(
          records.map((row) => row[field]),
          DECIMALS,
        ),
      DECIMALS,
    );
  const amount = missing(totals.subtotal, 'amount');
  const vat_amount = missing(totals.vat_tax, 'vat_amount');
  if (invoice.status === 0 || (amount === 0 && vat_amount === 0)) return records;
  return [...records, { ...oneLine('Rounding', amount), vat_amount, is_technical: true }];
}

/** A record of an invoice for one piece of something that has no place. `amount`: in the site's currency. */
export const oneLine = (name: string, amount: number): InvoiceLine => ({
  name,
  descr: '',
  qty: 1,
  qty_unit: 'pcs',
  item_price: amount,
  amount,
  location_slug: null,
});

/** What every invoice says that is settled as it is written, a paid top-up or a credit note. `at`: epoch seconds. */
export const settledAt = (account: AccountRow, at: number) => ({
  status: 10 as const,
  vat_percentage: account.vat_percentage,
  discount_percentage: 0,
  credit: 0,
  period_start: at,
  period_end: at,
  due: at,
  created: at,
  snapshot: snapshotOf(account),
});
