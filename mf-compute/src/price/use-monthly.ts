import { useQuery, type Money } from '@console/api';
import type { ResourceRowProps } from '@console/area';
import { getPriceList } from '@console/contract/pricing';
import { totalOf } from '../money';

/** What the home page says of a kind's price; unknown where the price list did not load, or lacks a part of it. */
export function useMonthly(
  prices: readonly (Money | undefined)[],
  isComplete: boolean,
): Pick<ResourceRowProps, 'monthly' | 'isPriceUnknown'> {
  const { data, error } = useQuery(getPriceList, {});
  if (!isComplete) return {};
  const monthly = totalOf(prices);
  return { monthly, isPriceUnknown: monthly === undefined && Boolean(data ?? error) };
}
