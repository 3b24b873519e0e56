import type { Network } from '@console/contract/network';
import type { Vm } from '@console/contract/vm';

/**
 * The machines of a network by name: what a load balancer in it can send to. (spec 3, section 5)
 * @param network undefined where the networks cannot be read: then all machines of the location
 */
export const membersOf = (network: Pick<Network, 'vm_uuids'> | undefined, machines: readonly Vm[]): Vm[] =>
  machines
    .filter((vm) => vm.status !== 'deleted' && (!network || network.vm_uuids.includes(vm.uuid)))
    .toSorted((a, b) => a.name.localeCompare(b.name));
