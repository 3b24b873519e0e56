import { useMemo } from 'react';
import { useQuery, type LocationsQuery } from '@console/api';
import type { MetalLease } from '@console/contract/metal';
import { getPriceList } from '@console/contract/pricing';
import { useNamedAccounts } from '@console/domain/account';
import { usePriceTerms } from '@console/domain/price-list';
import { leaseRows, type LeaseRow } from './rows';
import { useLeaseList } from './use-lease-list';
import { useSystems } from './use-systems';

const NONE: readonly never[] = [];

/**
 * The leased servers of all locations, joined.
 * @param showsKept also those that the last visit has left of locations that have not answered yet
 */
export function useLeases(showsKept = false): {
  query: LocationsQuery<MetalLease>;
  rows: LeaseRow[];
  kept: LeaseRow[];
} {
  const query = useLeaseList(showsKept);
  const systems = useSystems();
  const accounts = useNamedAccounts();
  const prices = useQuery(getPriceList, {}).data;
  const terms = usePriceTerms();
  const sources = useMemo(() => ({ systems, accounts, prices, terms }), [systems, accounts, prices, terms]);
  const rows = useMemo(() => leaseRows(query.rows, sources), [query.rows, sources]);
  const kept = useMemo(() => leaseRows(query.kept ?? NONE, sources), [query.kept, sources]);
  return { query, rows, kept };
}
