import { useMemo } from 'react';
import { countOf, useQuery, type Money } from '@console/api';
import { useFeature } from '@console/area';
import { addressesOf, listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers, type LoadBalancer } from '@console/contract/load-balancer';
import type { VmReplica } from '@console/contract/vm';
import { areDisksRead } from '../../machine/disks';
import type { JoinedVm } from '../../machine/rows';
import { useVms } from '../../machine/use-vms';
import { useNetworkOf } from '../../machine/use-vm-rows';
import { useKeptAddresses, usePartialConsequence } from '@console/domain/deletion';
import { queryState, worstState } from '@console/domain/list';
import { useFormat, type Consequence } from '@console/ui';
import { replicasOf, diskName, erasedReplicasText } from '../../machine/replicas';
import { useMachineText } from '../../machine/texts';

/** A load balancer that loses a target. */
export interface LosingBalancer {
  readonly uuid: string;
  readonly name: string;
  /** Its targets now, also those that could not be read. */
  readonly of: number;
  /** What new connections go to then, as far as it could be read. */
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
      of: countOf(balancer.targets),
      rest: balancer.targets
        .filter((target) => target.target_uuid !== uuid)
        .map((target) => nameOf(target.target_uuid) ?? target.target_ip_address ?? target.target_uuid),
    }));

/** When the newest of some copies was taken. */
export const newestOf = (replicas: readonly VmReplica[]): Date | undefined =>
  replicas
    .flatMap(({ created_at: at }) => (at ? [at] : []))
    .toSorted((a, b) => b.getTime() - a.getTime())
    .at(0);

/** What is tied to a machine: its floating IPs, the load balancers that send to it, its network. */
export function useTies(vm: JoinedVm) {
  const { location, uuid } = vm;
  const vms = useVms().rows;
  const ips = useQuery(listIpAddresses, useFeature('ipsEnabled') ? { location } : null);
  const balancers = useQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? { location } : null);
  const { network, state: networkState } = useNetworkOf(vm);
  return useMemo(() => {
    const nameOf = (other: string) => vms.find((row) => row.uuid === other)?.name;
    return {
      network,
      addresses: addressesOf(ips.data ?? [], uuid).map((ip) => ip.address),
      balancers: losingBalancers(balancers.data ?? [], uuid, nameOf),
      /** Not everything that is tied to it could be read. */
      isPartial: worstState(queryState(ips), queryState(balancers), network ? 'ready' : networkState) === 'failed',
    };
  }, [vms, ips, balancers, network, networkState, uuid]);
}

/** What goes with a machine: its disks and their copies. */
function useErased(vm: JoinedVm): Consequence[] {
  const t = useMachineText();
  const { date } = useFormat();
  const replicas = replicasOf(vm);
  const newest = newestOf(replicas);
  const items: Consequence[] = [];
  if (vm.storage.length > 0) {
    items.push({
      id: 'disks',
      tone: 'erased',
      icon: 'hard-drive',
      text: t('delete.disks', { n: vm.storage.length, size: vm.diskGb }),
      detail: vm.storage.map(diskName).join(', '),
    });
  }
  if (replicas.length > 0) {
    items.push({
      id: 'copies',
      tone: 'erased',
      icon: 'archive',
      text: erasedReplicasText(replicas),
      ...(newest ? { detail: t('delete.newest', { at: date(newest, 'datetime') }) } : {}),
    });
  }
  if (!areDisksRead(vm))
    items.push({ id: 'unread', tone: 'erased', icon: 'hard-drive', text: t('delete.disksUnknown') });
  return items;
}

export interface Consequences {
  readonly items: readonly Consequence[];
  /** Its floating IPs that go with it. */
  readonly released: readonly string[];
  /** By how much the spend of a month goes down; undefined where the price list does not say. */
  readonly saved: Money | undefined;
}

/** What becomes of the things around a machine that is deleted. */
export function useConsequences(vm: JoinedVm): Consequences {
  const t = useMachineText();
  const erased = useErased(vm);
  const { addresses, balancers, network, isPartial } = useTies(vm);
  const kept = useKeptAddresses(vm.location, addresses, vm.billing_account);
  const partial = usePartialConsequence(isPartial);
  const items: Consequence[] = [...erased];
  for (const { uuid, name, of, rest } of balancers) {
    items.push({
      id: uuid,
      tone: 'affected',
      icon: 'scale',
      ...(of > 1
        ? {
            text: t('delete.balancer', { name, rest: of - 1, n: of }),
            ...(rest.length > 0 ? { detail: t('delete.balancerRest', { list: rest.join(', ') }) } : {}),
          }
        : { text: t('delete.balancerLast', { name }), detail: t('delete.balancerEmpty') }),
    });
  }
  if (network) {
    items.push({
      id: network.uuid,
      tone: 'affected',
      icon: 'network',
      text: t('delete.network', { name: network.name }),
      detail: t('delete.networkRest', { n: network.vm_uuids.length - 1 }),
    });
  }
  return {
    items: [...items, ...kept.consequences, ...partial],
    released: kept.released,
    saved: kept.saved(vm.monthly),
  };
}
