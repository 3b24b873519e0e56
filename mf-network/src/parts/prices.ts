import { monthlyUnitPrice, type Money } from '@console/api';
import { priceEntry, type PricedResource, type PriceList } from '@console/contract/pricing';

/** What a quantity of a resource costs a month at a place (a location's slug), before VAT; undefined where it has no price. */
export type MonthlyPrice = (
  place: string,
  resource: PricedResource | (string & {}),
  quantity?: number,
) => Money | undefined;

/** Reads prices per month from the price list; the price of 730 hours where the list names none. */
export function monthlyPrices(prices: PriceList | undefined, currency: string): MonthlyPrice {
  return (place, resource, quantity = 1) => {
    const entry = prices && priceEntry(prices, { currency, place, resource, quantity });
    return entry && monthlyUnitPrice(entry).times(quantity);
  };
}
