import { useCallback } from 'react';
import type { Quote } from '@console/domain/price';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { pricePlaces, quoteServer } from './price';

export type PriceOf = (spec: string | undefined, location: string) => Quote | undefined;

/**
 * What a server type costs in a location, before tax; a server without a type costs what servers of its location do.
 * Undefined while the price list is not there or lacks it.
 */
export function useServerPrices(): PriceOf {
  const prices = usePriceList();
  const terms = usePriceTerms();
  return useCallback(
    (spec, location) =>
      spec === '' ? undefined : quoteServer(prices, { ...terms, places: pricePlaces(spec, location) }),
    [prices, terms],
  );
}
