import { big } from '@console/api';
import type { Rate } from './quote';

export interface Totals {
  /** What the account's discount takes off; undefined without one. */
  readonly discount: (Rate & { readonly percent: number }) | undefined;
  readonly beforeTax: Rate;
  readonly tax: (Rate & { readonly percent: number }) | undefined;
  readonly total: Rate;
}

const share = (rate: Rate, percent: number): Rate => ({
  hourly: big(rate.hourly).times(percent).div(100),
  monthly: big(rate.monthly).times(percent).div(100),
});

const zero = (): Rate => ({ hourly: big(0), monthly: big(0) });

/**
 * Discount and tax of a billing account on a quote; both in percent, tax on what the discount leaves.
 * Without an account nothing is known about either, and the total is the sum of the items.
 */
export function totalsOf(
  quote: Rate,
  account?: { readonly discount_percentage?: number | null; readonly vat_percentage?: number | null },
): Totals {
  const discountPercent = account?.discount_percentage ?? 0;
  const taxPercent = account?.vat_percentage ?? 0;
  const discount = discountPercent > 0 ? { ...share(quote, discountPercent), percent: discountPercent } : undefined;
  const off = discount ?? zero();
  const beforeTax = { hourly: quote.hourly.minus(off.hourly), monthly: quote.monthly.minus(off.monthly) };
  const tax = taxPercent > 0 ? { ...share(beforeTax, taxPercent), percent: taxPercent } : undefined;
  const added = tax ?? zero();
  return {
    discount,
    beforeTax,
    tax,
    total: { hourly: beforeTax.hourly.plus(added.hourly), monthly: beforeTax.monthly.plus(added.monthly) },
  };
}
