import { useMemo } from 'react';
import { useSiteConfig } from '@console/area';
import { usePriceList } from '@console/domain/price-list';
import type { VmRow } from './rows';
import { diskPrices, type DiskPrices } from './disk-prices';

/** Prices around the disks of a machine, from the site's price list. */
export function useDiskPrices(vm: VmRow): DiskPrices {
  const prices = usePriceList();
  const { siteCurrency } = useSiteConfig();
  return useMemo(() => diskPrices(prices, siteCurrency, vm), [prices, siteCurrency, vm]);
}
