import { big, type Money } from '@console/api';
import type { Rate } from './quote';

/** What of a billing account changes a price. */
export interface Pays {
  readonly discount_percentage?: number | null | undefined;
  readonly vat_percentage?: number | null | undefined;
}

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
export function totalsOf(quote: Rate, account?: Pays): Totals {
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

/** One amount with the discount of the account that pays. Without an account nothing is known of a discount. */
export const afterDiscount = (amount: Money, account: Pays | undefined): Money =>
  amount.times(big(100).minus(account?.discount_percentage ?? 0)).div(100);

/**
 * What an account is charged for something, as every preview of one amount tells it: before tax, after its discount.
 * Receipts tell both in lines of their own. Without an account nothing is known of a discount.
 */
export const chargedTo = (rate: Rate, account: Pays | undefined): Rate => totalsOf(rate, account).beforeTax;
