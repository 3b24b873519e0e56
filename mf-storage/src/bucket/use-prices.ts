import { useMemo } from 'react';
import { useLocations, useSiteConfig } from '@console/area';
import { usePriceList } from '@console/domain/price-list';
import type { StoragePrices } from './price';

/** Where the price of storage stands: the default location first, then the others. */
export function useStoragePrices(): StoragePrices {
  const { siteCurrency: currency } = useSiteConfig();
  const locations = useLocations();
  const list = usePriceList();
  return useMemo(() => {
    const places = locations
      .toSorted((a, b) => Number(b.is_default === true) - Number(a.is_default === true))
      .map(({ slug }) => slug);
    return { list, currency, places };
  }, [list, currency, locations]);
}
