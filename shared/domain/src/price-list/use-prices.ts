import { useMemo } from 'react';
import { useQuery, type LocationsQuery, type Money, type UnreadRow } from '@console/api';
import { useSiteConfig, type ResourceRowProps } from '@console/area';
import { getPriceList, type PriceList } from '@console/contract/pricing';
import { monthlyPrices, type MonthlyPrice } from '../price/monthly';
import type { PriceTerms } from '../price/quote';
import { sumPrices } from '../price/totals';

/** The site's price list; undefined while it is not there. */
export const usePriceList = (): PriceList | undefined => useQuery(getPriceList, {}).data;

/** How the site reads it; the same object as long as that is the same. */
export function usePriceTerms(): PriceTerms {
  const { siteCurrency: currency, priceTiers: tiers } = useSiteConfig();
  return useMemo(() => ({ currency, tiers }), [currency, tiers]);
}

/** Whether it is still being asked for: what has no price then may get one. */
export function useArePricesLoading(): boolean {
  const { data, error } = useQuery(getPriceList, {});
  return data === undefined && error === undefined;
}

/** Prices per month in the site's currency; without a price list nothing has a price. */
export function useMonthlyPrices(): MonthlyPrice {
  const terms = usePriceTerms();
  const prices = usePriceList();
  return useMemo(() => monthlyPrices(prices, terms), [prices, terms]);
}

export interface HomePriceOptions extends Partial<Pick<LocationsQuery<unknown>, 'locations'>> {
  /** Whether all rows have been read, or will not be. */
  readonly isComplete: boolean;
  /** Rows that could not be read, of kinds that are read for all locations at once. */
  readonly unread?: readonly UnreadRow[];
}

/**
 * What the home page says of a kind's price a month: the sum of what is known. It is at least that where the price list
 * lacks a part, a location did not answer or a row could not be read.
 * @param prices null costs nothing; undefined is not known
 */
export function useHomePrice(
  prices: readonly (Money | null | undefined)[],
  { isComplete, locations = [], unread = [] }: HomePriceOptions,
): Pick<ResourceRowProps, 'monthly' | 'isAtLeast'> {
  const { data, error } = useQuery(getPriceList, {});
  if (!isComplete || !(data ?? error)) return {};
  const sum = sumPrices(
    prices,
    unread.length > 0 || locations.some((location) => location.state === 'failed' || location.unread !== undefined),
  );
  return sum ? { monthly: sum.amount, isAtLeast: sum.isAtLeast } : { isAtLeast: true };
}
