import { big, type Money } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import { quote, unitRate, type PricePlace, type Quote } from '@console/domain/price';

/** Where the price of a server type is looked for: under its own id, then under its location. */
export const pricePlaces = (spec: string | undefined, location: string): string[] =>
  spec === undefined ? [location] : [spec, location];

/** What a leased server costs: the price list has it under its specification, else under its location. */
export const quoteServer = (prices: PriceList | undefined, where: PricePlace): Quote<'server'> | undefined =>
  quote(prices, where, [{ id: 'server', resource: 'BARE_METAL_SERVER', quantity: 1 }]);

/** The lowest price of a server a month, before tax, of all that the list has; undefined where it has none. */
export function cheapestServer(prices: PriceList | undefined, currency: string): Money | undefined {
  const all = Object.values(prices?.[currency] ?? {})
    .flatMap((place) => place['BARE_METAL_SERVER'] ?? [])
    .map((entry) => unitRate(entry).monthly);
  return all.reduce<Money | undefined>((least, price) => (least && big(least).lte(price) ? least : price), undefined);
}
