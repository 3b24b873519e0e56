import type { Money } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import { quote, type PriceTerms, type QuoteItem } from './quote';

/** What a quantity of a resource costs a month at a place (a location's slug), before tax; undefined where it has no price. */
export type MonthlyPrice = (place: string, resource: QuoteItem['resource'], quantity?: number) => Money | undefined;

/**
 * Reads prices per month of single resources from the price list. The same question has the same object for an answer: the
 * rows of a long list ask for few different prices, and their sum counts these (`sumPrices`).
 */
export function monthlyPrices(prices: PriceList | undefined, terms: PriceTerms): MonthlyPrice {
  const known = new Map<string, Money | undefined>();
  return (place, resource, quantity = 1) => {
    const key = `${place} ${resource} ${quantity}`;
    if (!known.has(key))
      known.set(key, quote(prices, { ...terms, places: [place] }, [{ id: resource, resource, quantity }])?.monthly);
    return known.get(key);
  };
}
