import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import { getPriceList } from '@console/contract/pricing';
import type { Prices } from './quote';

/** The price list with the site's currency; undefined while it is not there. */
export function usePriceSource(): Prices | undefined {
  const list = useQuery(getPriceList, {}).data;
  const { siteCurrency: currency } = useSiteConfig();
  return useMemo(() => list && { list, currency }, [list, currency]);
}
