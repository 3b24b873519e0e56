import type { CreditRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { finalTopUpAmount } from './final-amount';

export { finalTopUpAmount } from './final-amount';

export interface TopUp {
  readonly accountId: number;
  /** Credit that was bought, without fee and VAT. */
  readonly amount: number;
  /** Processor that was paid through. */
  readonly keyword: string;
  /** The payment, as its processor names it. */
  readonly reference: string | null;
  /** Epoch seconds of the site's clock. */
  readonly at: number;
}

/** What a paid top-up leads to: credit, and an invoice that is paid. Only inside a transaction. */
export function settleTopUp(site: SiteRuntime, { accountId, amount, keyword, reference, at }: TopUp): CreditRow {
  const { store } = site;
  const account = store.accounts.get(String(accountId));
  if (!account) throw new Error(`There is no billing account ${accountId}`);
  const base = { user_id: account.user_id, account_id: accountId, created: at };
  const { fee } = finalTopUpAmount(site.config, keyword, amount, account.vat_percentage);
  const line = (name: string, price: number) => ({
    name,
    descr: '',
    qty: 1,
    qty_unit: 'pcs',
    item_price: price,
    amount: price,
    location_slug: null,
  });
  const number = site.nextNumber();
  store.invoices.put({
    ...base,
    id: String(number),
    name: `${new Date(at * 1000).getUTCFullYear()}-${number}`,
    type: 'credit_topup',
    status: 10,
    lines: [line('Credit top-up', amount), ...(fee > 0 ? [line('Service fee', fee)] : [])],
    vat_percentage: account.vat_percentage,
    discount_percentage: 0,
    credit: 0,
    period_start: at,
    period_end: at,
    due: at,
  });
  return store.credits.put({
    ...base,
    id: String(site.nextNumber()),
    amount,
    description: 'Credit top-up',
    reference,
  });
}
