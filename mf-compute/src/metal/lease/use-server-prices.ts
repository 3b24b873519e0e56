import { useCallback } from 'react';
import { useSiteConfig } from '@console/area';
import type { Quote } from '@console/domain/price';
import { usePriceList } from '@console/domain/price-list';
import { pricePlaces, quoteServer } from './price';

export type PriceOf = (spec: string | undefined, location: string) => Quote | undefined;

/**
 * What a server type costs in a location, before tax; a server without a type costs what servers of its location do.
 * Undefined while the price list is not there or lacks it.
 */
export function useServerPrices(): PriceOf {
  const prices = usePriceList();
  const { siteCurrency: currency } = useSiteConfig();
  return useCallback(
    (spec, location) =>
      spec === '' ? undefined : quoteServer(prices, { currency, places: pricePlaces(spec, location) }),
    [prices, currency],
  );
}
