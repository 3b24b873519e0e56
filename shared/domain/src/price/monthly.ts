import type { Money } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import { quote, type QuoteItem } from './quote';

/** What a quantity of a resource costs a month at a place (a location's slug), before tax; undefined where it has no price. */
export type MonthlyPrice = (place: string, resource: QuoteItem['resource'], quantity?: number) => Money | undefined;

/** Reads prices per month of single resources from the price list. */
export const monthlyPrices =
  (prices: PriceList | undefined, currency: string): MonthlyPrice =>
  (place, resource, quantity = 1) =>
    quote(prices, { currency, places: [place] }, [{ id: resource, resource, quantity }])?.monthly;
