import type { AccountRow, InvoiceLine } from '../model/billing';
import { snapshotOf } from './snapshot';

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
