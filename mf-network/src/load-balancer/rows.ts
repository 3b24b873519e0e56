import { useMemo } from 'react';
import type { Located } from '@console/api';
import { useAccountNames } from '@console/domain/account';
import { addressesByOwner } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { sourceStates, type SourceState } from '@console/domain/list';
import { balancerMarks } from './pending';
import { useIpAddresses, useLoadBalancers, useNetworks } from '../parts/use-located';

/** A load balancer with what its own row does not say. */
export interface BalancerRow extends Located<LoadBalancer> {
  readonly network: string | undefined;
  readonly publicAddress: string;
  /** How far the floating IPs of its location are. */
  readonly addressState: SourceState;
  readonly account: string;
  /** The floating IPs that lead to it. */
  readonly addresses: readonly string[];
  /** What is being done to it, here or in another tab. */
  readonly pending: 'change' | 'delete' | undefined;
}

/** Load balancers of these locations, joined with networks, floating IPs and billing accounts. */
export function useBalancerRows(places: readonly string[]) {
  const query = useLoadBalancers(places);
  const networks = useNetworks(places);
  const addresses = useIpAddresses(places);
  const accountName = useAccountNames();
  const marks = balancerMarks.use();
  const rows = useMemo(() => {
    const addressState = sourceStates(addresses);
    const names = new Map(networks.rows.map((row) => [row.uuid, row.name]));
    const owned = addressesByOwner(addresses.rows);
    return query.rows.map((row): BalancerRow => {
      const own = (owned.get(row.uuid) ?? []).map(({ address }) => address);
      return {
        ...row,
        network: row.network_uuid ? names.get(row.network_uuid) : undefined,
        addresses: own,
        publicAddress: own.join(', '),
        pending: marks.get(row.uuid),
        addressState: addressState(row.location),
        account: accountName(row.billing_account_id),
      };
    });
  }, [query.rows, networks.rows, addresses, accountName, marks]);
  return { ...query, rows };
}
