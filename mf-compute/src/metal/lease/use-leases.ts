import { useMemo } from 'react';
import { useQuery, type LocationsQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listMetalOs, type MetalLease } from '@console/contract/metal';
import { getPriceList } from '@console/contract/pricing';
import { leaseRows, type LeaseRow } from './rows';
import { useLeaseList } from './use-lease-list';

/** The leased servers of all locations, joined. */
export function useLeases(): { query: LocationsQuery<MetalLease>; rows: LeaseRow[] } {
  const query = useLeaseList();
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
