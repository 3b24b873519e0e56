import { big, monthlyUnitPrice, type Money } from '@console/api';
import type { PriceList } from '@console/contract/pricing';

/** The lowest price of a server a month, before tax, of all that the list has; undefined where it has none. */
export function cheapestServer(prices: PriceList | undefined, currency: string): Money | undefined {
  const all = Object.values(prices?.[currency] ?? {})
    .flatMap((place) => place['BARE_METAL_SERVER'] ?? [])
    .map((entry) => monthlyUnitPrice(entry));
  return all.reduce<Money | undefined>((least, price) => (least && big(least).lte(price) ? least : price), undefined);
}
