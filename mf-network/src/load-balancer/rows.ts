import { useMemo } from 'react';
import type { Located } from '@console/api';
import { useLocationSlugs } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { addressesOf } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { sourceStates, type SourceState } from '@console/domain/list';
import { useIpAddresses, useLoadBalancers, useNetworks } from '../parts/use-located';

/** A load balancer with what its own row does not say. */
export interface BalancerRow extends Located<LoadBalancer> {
  readonly network: string | undefined;
  readonly publicAddress: string;
  /** How far the floating IPs of its location are. */
  readonly addressState: SourceState;
  readonly account: string;
}

/** Load balancers of all locations, joined with networks, floating IPs and billing accounts. */
export function useBalancerRows() {
  const places = useLocationSlugs();
  const query = useLoadBalancers(places);
  const networks = useNetworks(places);
  const addresses = useIpAddresses(places);
  const accountName = useAccountNames();
  const rows = useMemo(() => {
    const addressState = sourceStates(addresses);
    const names = new Map(networks.rows.map((row) => [row.uuid, row.name]));
    return query.rows.map((row): BalancerRow => ({
      ...row,
      network: row.network_uuid ? names.get(row.network_uuid) : undefined,
      publicAddress: addressesOf(addresses.rows, row.uuid)
        .map(({ address }) => address)
        .join(', '),
      addressState: addressState(row.location),
      account: accountName(row.billing_account_id),
    }));
  }, [query.rows, networks.rows, addresses, accountName]);
  return { ...query, rows };
}
