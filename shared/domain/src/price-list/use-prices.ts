import { useMemo } from 'react';
import { useQuery, type Money } from '@console/api';
import { useSiteConfig, type ResourceRowProps } from '@console/area';
import { getPriceList, type PriceList } from '@console/contract/pricing';
import { monthlyPrices, type MonthlyPrice } from '../price/monthly';
import { sumOfKnown, totalOf } from '../price/totals';

/** The site's price list; undefined while it is not there. */
export const usePriceList = (): PriceList | undefined => useQuery(getPriceList, {}).data;

/** Prices per month in the site's currency; without a price list nothing has a price. */
export function useMonthlyPrices(): MonthlyPrice {
  const { siteCurrency } = useSiteConfig();
  const prices = usePriceList();
  return useMemo(() => monthlyPrices(prices, siteCurrency), [prices, siteCurrency]);
}

export interface HomePriceOptions {
  /** Whether all rows have been read. */
  readonly isComplete: boolean;
  /** What has no price costs nothing, as an own address does; else it makes the sum unknown. */
  readonly skipsUnpriced?: boolean;
}

/** What the home page says of a kind's price a month; unknown where the price list did not load, or lacks a part of it. */
export function useHomePrice(
  prices: readonly (Money | undefined)[],
  { isComplete, skipsUnpriced = false }: HomePriceOptions,
): Pick<ResourceRowProps, 'monthly' | 'isPriceUnknown'> {
  const { data, error } = useQuery(getPriceList, {});
  if (!isComplete) return {};
  const monthly = skipsUnpriced && data ? (sumOfKnown(prices) ?? 0) : totalOf(prices);
  return { monthly, isPriceUnknown: monthly === undefined && Boolean(data ?? error) };
}
