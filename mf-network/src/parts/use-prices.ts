import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import { getPriceList } from '@console/contract/pricing';
import { monthlyPrices, type MonthlyPrice } from './prices';

/** Prices per month in the site's currency; without a price list nothing has a price. */
export function useMonthlyPrices(): MonthlyPrice {
  const { siteCurrency } = useSiteConfig();
  const { data } = useQuery(getPriceList, {});
  return useMemo(() => monthlyPrices(data, siteCurrency), [data, siteCurrency]);
}
