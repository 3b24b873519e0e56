import type { LoadBalancer } from '@console/contract/load-balancer';

type Balancer = Pick<LoadBalancer, 'uuid' | 'display_name' | 'network_uuid' | 'is_deleted'>;

/** A load balancer by what people call it. */
export interface BalancerName {
  readonly uuid: string;
  readonly name: string;
}

/** The load balancers that a machine of a network can be a target of, by name: those of the same network. */
export const fittingBalancers = (balancers: readonly Balancer[], network: string): BalancerName[] =>
  balancers
    .filter((row) => !row.is_deleted && network !== '' && row.network_uuid === network)
    .map(({ uuid, display_name: name }) => ({ uuid, name: name || uuid }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
