import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { json } from './json-facts';
import { datetime, listOf, maybe, number, openEnum, wholeNumber } from './schema';

/** (spec 2, section 4) */
export const invoiceStatus = { IN_PROGRESS: 0, UNPAID: 5, PAID: 10 } as const;
export const invoiceTypes = ['cloud_services', 'credit_topup', 'credit_note'] as const;

export const InvoiceRecord = v.object({
  id: maybe(number()),
  invoice_id: maybe(v.union([number(), v.literal('current')])),
  name: maybe(v.string()),
  descr: maybe(v.string()),
  qty: maybe(number()),
  qty_unit: maybe(v.string()),
  item_price: maybe(number()),
  amount: maybe(number()),
  vat_amount: maybe(number()),
  location_slug: maybe(v.string()),
  is_technical: maybe(v.boolean()),
  created: maybe(datetime()),
});
export type InvoiceRecord = v.InferOutput<typeof InvoiceRecord>;

export const InvoiceTotals = v.looseObject({
  subtotal: maybe(number()),
  discount_amount: maybe(number()),
  credit: maybe(number()),
  vat_tax: maybe(number()),
  total: maybe(number()),
});

/** A payment of an invoice; `additional_data` is JSON. */
export const InvoiceTransaction = v.looseObject({
  id: maybe(number()),
  amount: maybe(number()),
  created: maybe(datetime()),
  identifier: maybe(v.string()),
  payment_object_id: maybe(number()),
  additional_data: json(),
});

/** Money in the site's currency; the running month has the id 'current'. (spec 2, section 3) */
export const Invoice = v.object({
  id: v.union([v.literal('current'), number()]),
  billing_account_id: maybe(number()),
  created: maybe(datetime()),
  due_date: maybe(datetime()),
  period_start: maybe(datetime()),
  period_end: maybe(datetime()),
  discount_percentage: maybe(number()),
  vat_percentage: maybe(number()),
  status: number(),
  type: maybe(openEnum(invoiceTypes)),
  totals: maybe(InvoiceTotals),
  records_list: listOf(InvoiceRecord),
  transaction_list: maybe(v.array(InvoiceTransaction)),
  precalc: maybe(v.unknown()),
  padded_id: maybe(v.string()),
  name: maybe(v.string()),
  /** The customer as the invoice was made, in JSON. */
  account_snapshot: json(),
});
export type Invoice = v.InferOutput<typeof Invoice>;

export const listInvoices = defineEndpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/payment/invoice/list',
  params: v.object({ billing_account_id: wholeNumber() }),
  response: v.array(Invoice),
  rowId: 'id',
  source: 'spec 2, section 7',
});
