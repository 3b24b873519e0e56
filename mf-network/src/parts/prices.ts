import { big, sum, type Money } from '@console/api';
import { HOURS_PER_MONTH, priceEntry, type PricedResource, type PriceList } from '@console/contract/pricing';

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
    if (!entry) return undefined;
    const { price_per_unit: hourly, price_per_unit_month: monthly } = entry;
    const unit = monthly === null || monthly === undefined ? big(hourly).times(HOURS_PER_MONTH) : big(monthly);
    return unit.times(quantity);
  };
}

/** The sum of what has a price; undefined where nothing has one. */
export function totalOf(prices: Iterable<Money | undefined>): Money | undefined {
  const known = [...prices].filter((price) => price !== undefined);
  return known.length > 0 ? sum(known) : undefined;
}
