import { numberOf, rangeOf } from '../../api/network/subnet';
import { addressesOfVm } from '../../api/vm/own';
import type { IpAssignment, NetworkRow } from '../../model/network';
import type { SiteRuntime } from '../../site';
import { placeOf, type SiteStore } from '../../store/store';

/** What has private addresses: where they are, and whose. */
interface Place {
  readonly what: string;
  readonly user_id: number;
  readonly location: string;
  readonly network_uuid: string;
  readonly address: string;
}

function placesOf(store: SiteStore): Place[] {
  return [
    ...store.vms.all().flatMap((vm) => {
      const at = { what: `machine ${vm.name}`, user_id: vm.user_id, location: vm.location };
      const networks = new Set([vm.network_uuid, ...(vm.subinterfaces ?? []).map((row) => row.network_uuid)]);
      return [...networks].flatMap((network_uuid) =>
        addressesOfVm(vm, network_uuid).map((address) => ({ ...at, network_uuid, address })),
      );
    }),
    ...store.loadBalancers.all().map(({ display_name, private_address, ...row }) => ({
      ...row,
      what: `load balancer ${display_name}`,
      address: private_address,
    })),
    ...store.services.all().map(({ display_name, service_ip, ...row }) => ({
      ...row,
      what: `service ${display_name}`,
      address: service_ip,
    })),
  ];
}

function isIn({ subnet }: NetworkRow, address: string): boolean {
  const [first, last] = rangeOf(subnet);
  return first < numberOf(address) && numberOf(address) < last;
}

/** Everything stands in a network of its owner, at an address that nothing else in it has. */
export function* placeFaults({ store }: SiteRuntime): Generator<string> {
  const taken = new Map<string, string>();
  for (const { what, user_id, location, network_uuid, address } of placesOf(store)) {
    const network = store.networks.get(network_uuid);
    if (network?.user_id !== user_id || network.location !== location)
      yield `${what}: its network is not the owner's in ${location}`;
    else if (!isIn(network, address)) yield `${what}: ${address} is not in ${network.subnet}`;
    const key = `${network_uuid} ${address}`;
    const other = taken.get(key);
    if (other !== undefined) yield `${what}: ${other} has the address ${address}, too`;
    taken.set(key, what);
  }
}

/** In each place one network is the default, and no two share a subnet or a VLAN. */
export function* networkFaults({ store }: SiteRuntime): Generator<string> {
  for (const place of new Set(store.networks.all().map(placeOf))) {
    const networks = store.networks.by('place', place);
    const defaults = networks.filter((row) => row.is_default).length;
    if (defaults !== 1) yield `${place}: ${defaults} default networks`;
    if (new Set(networks.map((row) => row.subnet)).size < networks.length)
      yield `${place}: two networks have one subnet`;
    if (new Set(networks.map((row) => row.vlan_id)).size < networks.length)
      yield `${place}: two networks have one VLAN`;
  }
}

/** What an address may lead to, with the private address that it has. */
function targetOf(store: SiteStore, { to, type }: IpAssignment) {
  if (type === 'virtual_machine') {
    const vm = store.vms.get(to);
    const networks = vm && [vm.network_uuid, ...(vm.subinterfaces ?? []).map((row) => row.network_uuid)];
    return vm && { ...vm, private_ips: (networks ?? []).flatMap((uuid) => addressesOfVm(vm, uuid)) };
  }
  if (type === 'service') {
    const service = store.services.get(to);
    return service && { ...service, private_ips: [service.service_ip] };
  }
  const balancer = store.loadBalancers.get(to);
  return balancer && { ...balancer, private_ips: [balancer.private_address] };
}

/** Floating IPs are unique, also beside those of servers, and lead to what is there. */
export function* addressFaults({ store }: SiteRuntime): Generator<string> {
  const seen = new Set(store.machines.all().flatMap((row) => (row.status === 'deleted' ? [] : [row.ip_public_v4])));
  for (const ip of store.ips.all()) {
    const what = `address ${ip.address}`;
    if (seen.has(ip.address)) yield `${what}: is there twice`;
    seen.add(ip.address);
    if (!ip.assignment) {
      if (ip.was_assigned !== (ip.unassigned_at !== null)) yield `${what}: does not know whether it was assigned`;
      continue;
    }
    const target = targetOf(store, ip.assignment);
    if (target?.user_id !== ip.user_id || target.location !== ip.location)
      yield `${what}: leads to nothing of its owner in ${ip.location}`;
    else if (!target.private_ips.includes(ip.assignment.private_ip))
      yield `${what}: leads to ${ip.assignment.private_ip}, which its target does not have`;
  }
}

/** A load balancer leads to machines in its own network. */
export function* balancerFaults({ store }: SiteRuntime): Generator<string> {
  for (const { display_name, network_uuid, targets } of store.loadBalancers.all()) {
    for (const { vm_uuid } of targets) {
      const vm = store.vms.get(vm_uuid);
      if (!vm || addressesOfVm(vm, network_uuid).length === 0)
        yield `load balancer ${display_name}: machine ${vm?.name ?? vm_uuid} is not in its network`;
    }
  }
}
