import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { addressesOf, listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers, type LoadBalancer } from '@console/contract/load-balancer';
import type { VmReplica } from '@console/contract/vm';
import type { VmRow } from '../../machine/rows';
import { useNetworkOf, useVms } from '../../machine/use-vms';

/** A load balancer that loses a target. */
export interface LosingBalancer {
  readonly uuid: string;
  readonly name: string;
  readonly of: number;
  /** What new connections go to then. */
  readonly rest: readonly string[];
}

/** The load balancers that send connections to a machine, with who stays behind them. */
export const losingBalancers = (
  balancers: readonly LoadBalancer[],
  uuid: string,
  nameOf: (uuid: string) => string | undefined,
): LosingBalancer[] =>
  balancers
    .filter((balancer) => !balancer.is_deleted && balancer.targets.some((target) => target.target_uuid === uuid))
    .map((balancer) => ({
      uuid: balancer.uuid,
      name: balancer.display_name || balancer.uuid,
      of: balancer.targets.length,
      rest: balancer.targets
        .filter((target) => target.target_uuid !== uuid)
        .map((target) => nameOf(target.target_uuid) ?? target.target_ip_address ?? target.target_uuid),
    }));

/** When the newest of some copies was taken. */
export const newestOf = (copies: readonly VmReplica[]): Date | undefined =>
  copies
    .flatMap(({ created_at: at }) => (at ? [at] : []))
    .toSorted((a, b) => b.getTime() - a.getTime())
    .at(0);

/** What is tied to a machine: its floating IPs, the load balancers that send to it, its network. */
export function useTies(vm: VmRow) {
  const { location, uuid } = vm;
  const vms = useVms().rows;
  const ips = useQuery(listIpAddresses, useFeature('ipsEnabled') ? { location } : null);
  const balancers = useQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? { location } : null);
  const network = useNetworkOf(vm);
  return useMemo(() => {
    const nameOf = (other: string) => vms.find((row) => row.uuid === other)?.name;
    return {
      network,
      addresses: addressesOf(ips.data ?? [], uuid).map((ip) => ip.address),
      balancers: losingBalancers(balancers.data ?? [], uuid, nameOf),
      /** Not everything that is tied to it could be read. */
      isPartial: Boolean((ips.error && !ips.data) || (balancers.error && !balancers.data)),
    };
  }, [vms, ips, balancers, network, uuid]);
}
