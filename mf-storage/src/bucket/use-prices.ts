import { useMemo } from 'react';
import { useLocations } from '@console/area';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import type { StoragePrices } from './price';

/** Where the price of storage stands: the default location first, then the others. */
export function useStoragePrices(): StoragePrices {
  const terms = usePriceTerms();
  const locations = useLocations();
  const list = usePriceList();
  return useMemo(() => {
    const places = locations
      .toSorted((a, b) => Number(b.is_default === true) - Number(a.is_default === true))
      .map(({ slug }) => slug);
    return { list, terms, places };
  }, [list, terms, locations]);
}
