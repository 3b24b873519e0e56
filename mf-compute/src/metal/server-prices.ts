import { useCallback } from 'react';
import { useQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import { getPriceList } from '@console/contract/pricing';
import { quoteServer, type Quote } from '../price/quote';
import { pricePlaces } from './rows';

export type PriceOf = (spec: string, location: string) => Quote | undefined;

/** What a server type costs in a location, before tax; undefined while the price list is not there or lacks it. */
export function useServerPrices(): PriceOf {
  const prices = useQuery(getPriceList, {}).data;
  const { siteCurrency: currency } = useSiteConfig();
  return useCallback(
    (spec, location) =>
      prices && spec !== '' ? quoteServer(prices, { currency, places: pricePlaces(spec, location) }) : undefined,
    [prices, currency],
  );
}
