import { useMemo } from 'react';
import type { Located } from '@console/api';
import { useAccountNames } from '@console/domain/account';
import { addressesByOwner, type IpAddress } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Network } from '@console/contract/network';
import { sourceStates, type SourceState } from '@console/domain/list';
import { balancerMarks } from './pending';
import { useIpAddresses, useLoadBalancers, useNetworks } from '../parts/use-located';

/** A load balancer with what its own row does not say. */
export interface BalancerRow extends Located<LoadBalancer> {
  readonly network: string | undefined;
  /** How far the networks of its location are, which have the name of its own. */
  readonly networkState: SourceState;
  readonly publicAddress: string;
  /** How far the floating IPs of its location are. */
  readonly addressState: SourceState;
  readonly account: string;
  /** The floating IPs that lead to it. */
  readonly addresses: readonly string[];
  /** What is being done to it, here or in another tab. */
  readonly pending: 'change' | 'delete' | undefined;
}

const NONE: readonly never[] = [];

interface Sources {
  readonly networks: readonly Network[];
  readonly networkState: (location: string) => SourceState;
  readonly addresses: readonly IpAddress[];
  readonly addressState: (location: string) => SourceState;
  readonly accountName: (id: number | null | undefined) => string;
  readonly marks: ReadonlyMap<string, 'change' | 'delete'>;
}

/** Makes rows of load balancers: with the names of their networks and accounts, and the addresses that lead to them. */
function balancerRows(
  balancers: readonly Located<LoadBalancer>[],
  { networks, networkState, addresses, addressState, accountName, marks }: Sources,
): BalancerRow[] {
  if (balancers.length === 0) return [];
  const names = new Map(networks.map((row) => [row.uuid, row.name]));
  const owned = addressesByOwner(addresses);
  return balancers.map((row) => {
    const own = (owned.get(row.uuid) ?? []).map(({ address }) => address);
    return {
      ...row,
      network: row.network_uuid ? names.get(row.network_uuid) : undefined,
      networkState: networkState(row.location),
      addresses: own,
      publicAddress: own.join(', '),
      pending: marks.get(row.uuid),
      addressState: addressState(row.location),
      account: accountName(row.billing_account_id),
    };
  });
}

/**
 * Load balancers of these locations, joined with networks, floating IPs and billing accounts.
 * @param showsKept also those that the last visit has left of locations that have not answered yet
 */
export function useBalancerRows(places: readonly string[], showsKept = false) {
  const query = useLoadBalancers(places, showsKept);
  const networks = useNetworks(places, showsKept);
  const addresses = useIpAddresses(places, showsKept);
  const accountName = useAccountNames();
  const marks = balancerMarks.use();
  const sources = useMemo(
    (): Sources => ({
      networks: networks.rows,
      networkState: sourceStates(networks),
      addresses: addresses.rows,
      addressState: sourceStates(addresses),
      accountName,
      marks,
    }),
    [networks, addresses, accountName, marks],
  );
  const rows = useMemo(() => balancerRows(query.rows, sources), [query.rows, sources]);
  // Old names and addresses stand at old balancers only.
  const kept = useMemo(
    () =>
      balancerRows(query.kept ?? NONE, {
        ...sources,
        networks: [...(networks.kept ?? NONE), ...sources.networks],
        addresses: [...sources.addresses, ...(addresses.kept ?? NONE)],
      }),
    [query.kept, networks.kept, addresses.kept, sources],
  );
  return { ...query, rows, kept };
}
