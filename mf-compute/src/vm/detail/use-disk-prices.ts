import { useMemo } from 'react';
import { useSiteConfig } from '@console/area';
import type { VmRow } from '../rows';
import { usePrices } from '../use-vms';
import { diskPrices, type DiskPrices } from './disk-prices';

/** Prices around the disks of a machine, from the site's price list. */
export function useDiskPrices(vm: VmRow): DiskPrices {
  const prices = usePrices();
  const { siteCurrency } = useSiteConfig();
  return useMemo(() => diskPrices(prices, siteCurrency, vm), [prices, siteCurrency, vm]);
}
