import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Network } from '@console/contract/network';
import type { ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import { serviceNetwork } from '../service/facts';

/** A machine in a network; only its uuid is known where the list of machines could not be read. */
export interface MachineMember {
  readonly uuid: string;
  readonly vm: Vm | undefined;
}

/** The machines of a network, those with a name first. */
export function machineMembers(network: Pick<Network, 'vm_uuids'>, vms: readonly Vm[]): MachineMember[] {
  const byUuid = new Map(vms.map((vm) => [vm.uuid, vm]));
  return network.vm_uuids
    .map((uuid) => ({ uuid, vm: byUuid.get(uuid) }))
    .toSorted((a, b) => Number(!a.vm) - Number(!b.vm) || (a.vm?.name ?? a.uuid).localeCompare(b.vm?.name ?? b.uuid));
}

/** The load balancers that stand in a network now. */
export const loadBalancersIn = <Row extends LoadBalancer>(
  network: Pick<Network, 'uuid'>,
  rows: readonly Row[],
): Row[] => rows.filter((row) => row.network_uuid === network.uuid && row.is_deleted !== true);

/** The managed services that stand in a network now. */
export const servicesIn = <Row extends ManagedService>(network: Pick<Network, 'uuid'>, rows: readonly Row[]): Row[] =>
  rows.filter((row) => serviceNetwork(row) === network.uuid && row.is_deleted !== true);
