import { countOf } from '@console/api';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import type { ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import { isInSubnet } from '@console/domain/addresses';
import { balancerTitle } from '../../load-balancer/facts';
import { serviceHost, serviceNetwork, serviceNodes, serviceTitle } from '../../service/facts';

export type MemberKind = 'machine' | 'balancer' | 'node';

/** Something that stands in a network. */
export interface Member {
  /** Unique among the members. */
  readonly id: string;
  readonly kind: MemberKind;
  /** Uuid of the machine, the load balancer, or the service that a node belongs to. */
  readonly owner: string;
  readonly name: string;
  /** Of several nodes of one service: which one this is. */
  readonly number?: number;
  /** Its page. */
  readonly to: string;
  /** Undefined where it has none, or where it is not known. */
  readonly status?: string | undefined;
  /** Its address in this network; undefined where it has none, or where it is not known. */
  readonly address?: string | undefined;
  /** It was found by its uuid only: its list could not be read. */
  readonly isUnread?: boolean;
  /** A machine that has an address of another network and is in this one by a subinterface. */
  readonly isSubinterface?: boolean;
  /** The address is that of the whole service. */
  readonly isVirtual?: boolean;
  readonly vcpu?: number;
  /** MB */
  readonly memory?: number;
  readonly targets?: number;
}

interface Place extends Pick<Network, 'uuid' | 'vm_uuids' | 'subnet'> {
  readonly location: string;
}

export interface MemberSources {
  readonly machines: readonly Vm[];
  readonly balancers: readonly LoadBalancer[];
  readonly services: readonly ManagedService[];
}

function machineMember(uuid: string, vm: Vm | undefined, { location, subnet }: Place): Member {
  const found = { id: uuid, owner: uuid, kind: 'machine', to: paths.vm({ location, vmId: uuid }) } as const;
  if (!vm) return { ...found, name: uuid, isUnread: true };
  const isElsewhere = isInSubnet(vm.private_ipv4, subnet) === false;
  return {
    ...found,
    name: vm.name,
    status: vm.status,
    vcpu: vm.vcpu,
    memory: vm.memory,
    ...(isElsewhere ? { isSubinterface: true } : { address: vm.private_ipv4 ?? undefined }),
  };
}

/** The load balancers that stand in a network now. */
export const loadBalancersIn = <Row extends LoadBalancer>(
  network: Pick<Network, 'uuid'>,
  rows: readonly Row[],
): Row[] => rows.filter((row) => row.network_uuid === network.uuid && row.is_deleted !== true);

/** The managed services that stand in a network now. */
export const servicesIn = <Row extends ManagedService>(network: Pick<Network, 'uuid'>, rows: readonly Row[]): Row[] =>
  rows.filter((row) => serviceNetwork(row) === network.uuid && row.is_deleted !== true);

function nodeMembers(service: ManagedService, { location }: Place): Member[] {
  const nodes = serviceNodes(service);
  const isMany = nodes.length > 1;
  return nodes.map((node, index) => ({
    id: `${service.uuid} ${node.id}`,
    owner: service.uuid,
    kind: 'node',
    name: serviceTitle(service),
    to: paths.service({ location, serviceId: service.uuid }),
    status: node.status,
    address: serviceHost(service),
    // The list says nothing of a node that is being created.
    ...(node.vcpu > 0 && node.memory > 0 ? { vcpu: node.vcpu, memory: node.memory } : {}),
    ...(isMany ? { number: index + 1, isVirtual: true } : {}),
  }));
}

/** All that stands in a network: machines (those whose names could not be read last), load balancers, nodes of services. */
export function membersOf(network: Place, { machines, balancers, services }: MemberSources): Member[] {
  const byUuid = new Map(machines.map((vm) => [vm.uuid, vm]));
  const all = [
    ...network.vm_uuids.map((uuid) => machineMember(uuid, byUuid.get(uuid), network)),
    ...loadBalancersIn(network, balancers).map((row): Member => ({
      id: row.uuid,
      owner: row.uuid,
      kind: 'balancer',
      name: balancerTitle(row),
      to: paths.loadBalancer({ location: network.location, uuid: row.uuid }),
      address: row.private_address ?? undefined,
      targets: countOf(row.targets),
    })),
    ...servicesIn(network, services).flatMap((service) => nodeMembers(service, network)),
  ];
  return all.toSorted(
    (a, b) =>
      Number(a.isUnread === true) - Number(b.isUnread === true) ||
      a.name.localeCompare(b.name) ||
      (a.number ?? 0) - (b.number ?? 0),
  );
}
