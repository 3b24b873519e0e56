import type { Network } from '@console/contract/network';
import type { VpcId } from './texts';

export type NetworkAction = 'makeDefault' | 'delete';

/** Why something cannot be done, as a text about networks. */
export interface Blocked {
  readonly id: VpcId;
  readonly values?: Readonly<Record<string, number>>;
}

type Facts = Pick<Network, 'is_default' | 'resources_count' | 'vm_uuids'>;

/** How much stands in a network: machines, load balancers and nodes of services; at least its machines. */
export const resourceCount = ({ resources_count, vm_uuids }: Omit<Facts, 'is_default'>): number =>
  Math.max(resources_count ?? 0, vm_uuids.length);

/**
 * Why something cannot be done with a network now; undefined where it can be tried. The server refuses to delete the default
 * network, and one that something stands in.
 */
export function whyNot(action: NetworkAction, network: Facts): Blocked | undefined {
  if (action === 'makeDefault') return network.is_default ? { id: 'can.isDefault' } : undefined;
  if (network.is_default) return { id: 'can.default' };
  const n = resourceCount(network);
  return n > 0 ? { id: 'can.used', values: { n } } : undefined;
}
