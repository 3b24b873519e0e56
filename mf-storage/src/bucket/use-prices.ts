import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useLocations, useSiteConfig } from '@console/area';
import { getPriceList } from '@console/contract/pricing';
import type { StoragePrices } from './price';

/** Where the price of storage stands: the default location first, then the others. */
export function useStoragePrices(): StoragePrices & { readonly isComplete: boolean } {
  const { siteCurrency: currency } = useSiteConfig();
  const locations = useLocations();
  const { data: list, error } = useQuery(getPriceList, {});
  return useMemo(() => {
    const places = locations
      .toSorted((a, b) => Number(b.is_default === true) - Number(a.is_default === true))
      .map(({ slug }) => slug);
    return { list, currency, places, isComplete: Boolean(list ?? error) };
  }, [list, error, currency, locations]);
}
