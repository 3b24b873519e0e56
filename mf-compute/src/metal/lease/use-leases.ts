import { useMemo } from 'react';
import { useLocationsQuery, useQuery, type LocationsQuery } from '@console/api';
import { useLocationSlugs, useSiteConfig } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listMetalLeases, listMetalOs, type MetalLease } from '@console/contract/metal';
import { getPriceList } from '@console/contract/pricing';
import { leaseRows, type LeaseRow } from './rows';
import { isChanging } from './status';

/** The leased servers of all locations, joined; asked again and again only while one of them is changing. */
export function useLeases(): { query: LocationsQuery<MetalLease>; rows: LeaseRow[] } {
  const query = useLocationsQuery(listMetalLeases, useLocationSlugs(), undefined, {
    pollWhile: (rows) => rows.some(isChanging),
  });
  const systems = useQuery(listMetalOs, {}).data;
  const accounts = useQuery(listBillingAccounts, {}).data;
  const prices = useQuery(getPriceList, {}).data;
  const { siteCurrency: currency } = useSiteConfig();
  const rows = useMemo(
    () => leaseRows(query.rows, { systems, accounts: accounts ?? [], prices, currency }),
    [query.rows, systems, accounts, prices, currency],
  );
  return { query, rows };
}
