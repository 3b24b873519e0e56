import { ipMeter, leaseMeter, vmMeter } from '../billing/meter';
import { poolsOf } from '../catalogue/host-pools';
import { metalSpecs } from '../catalogue/metal';
import { startJob } from '../jobs/job';
import type { VmRow } from '../model/compute';
import type { NetworkRow } from '../model/network';
import { type LargeWorld, names, numbered, type Rows } from './large-world';
import { seedLeasedMachine, serverMac } from './machines';
import { people } from './people';
import { DAY, HOUR, type Scene, sceneOf } from './scene';

const VMS = 10_000;
const systems = [
  ['ubuntu', '24.04-lts'],
  ['ubuntu', '22.04-lts'],
  ['debian', '12'],
  ['almalinux', '9'],
  ['rocky', '9'],
] as const;
const sizes = [
  [1, 1, 20],
  [2, 1, 20],
  [2, 2, 50],
  [2, 4, 60],
  [4, 4, 80],
  [4, 8, 120],
] as const;
const hex = '0123456789abcdef';

/** Last bytes of an address that machines have; those above are for balancers and services. */
const HOSTS = 240;
/** One machine in so many of those that are left when each network has one stands in the default network of its location. */
const IN_DEFAULT = 5;

/** The network of each machine: a few in most of them, hundreds in the default ones. */
function* networksOfVms({ networks }: LargeWorld): Generator<NetworkRow | undefined, never> {
  const defaults = new Map(networks.filter((row) => row.is_default).map((row) => [row.location, row]));
  for (let index = 0; ; index += 1) {
    const own = networks[index % networks.length];
    const isInDefault = own && index >= networks.length && index % IN_DEFAULT === 0;
    yield isInDefault ? defaults.get(own.location) : own;
  }
}

/** Ten thousand machines, one in eight stopped. */
export function* seedLargeVms(scene: Scene, world: LargeWorld): Rows<VmRow[]> {
  const { store, random, now } = scene;
  const vms: VmRow[] = [];
  const networks = networksOfVms(world);
  const inNetwork = new Map<string, number>();
  for (let index = 0; index < VMS; index += 1) {
    const network = networks.next().value;
    const place = inNetwork.get(network?.id ?? '') ?? 0;
    inNetwork.set(network?.id ?? '', place + 1);
    const location = network?.location ?? scene.site.defaultLocation;
    const [os_name, os_version] = random.pick(systems);
    const [vcpu, memory, size] = random.pick(sizes);
    const created = now - random.between(1, 900) * DAY;
    const vm = store.vms.put({
      id: random.uuid(),
      user_id: people.large,
      location,
      account_id: world.account(index),
      name: numbered(random.pick(names), index),
      description: index % 9 === 0 ? 'Kept by the fleet manager' : '',
      status: index % 8 === 7 ? 'stopped' : 'running',
      vcpu,
      memory: memory * 1024,
      mac: `52:54:00:${(random.text(6, hex).match(/../g) ?? []).join(':')}`,
      os_name,
      os_version,
      license_type: null,
      username: 'fleet',
      private_ipv4: (network?.subnet ?? '10.0.0.0/20').replace(
        /\d+\.\d+\/20$|\d+\/24$/,
        (host) => (host.endsWith('/20') ? `${Math.floor(place / HOSTS)}.` : '') + String(10 + (place % HOSTS)),
      ),
      public_ipv6: null,
      backup: false,
      disks: [{ uuid: random.uuid(), name: 'vda', size, primary: true, created, replicas: [] }],
      pool_uuid: poolsOf(location)[0]?.uuid ?? '',
      network_uuid: network?.id ?? '',
      created,
      updated: null,
    });
    scene.meter(vmMeter(vm), created);
    vms.push(vm);
    yield;
  }
  return vms;
}

/** Addresses; nine in ten belong to a machine. */
export function* seedLargeIps(scene: Scene, world: LargeWorld, vms: readonly VmRow[]): Rows {
  for (let index = 0; index < world.count; index += 1) {
    const vm = index % 10 === 9 ? undefined : vms[index];
    const created = scene.now - (1 + (index % 700)) * DAY;
    const ip = scene.store.ips.put({
      id: scene.random.uuid(),
      user_id: people.large,
      nr: scene.number(),
      location: vm?.location ?? world.slug(index),
      account_id: world.account(index),
      address: `100.100.${Math.floor(index / 250)}.${1 + (index % 250)}`,
      name: '',
      assignment: vm ? { to: vm.id, type: 'virtual_machine', private_ip: vm.private_ipv4 } : null,
      was_assigned: vm !== undefined,
      unassigned_at: null,
      created,
      updated: null,
    });
    scene.meter(ipMeter(ip), created);
    yield;
  }
}

/** Numbers of the states that the machines were in before they were installed. */
const FIRST_STATE = 30_000_000;

/** Servers that the provider leased to the large user, one in fifty still being installed. */
export function* seedLargeLeases(scene: Scene, world: LargeWorld): Rows {
  const { random, store, now } = scene;
  const machines = sceneOf(scene.site, 'large-machines', FIRST_STATE);
  for (let index = 0; index < world.count; index += 1) {
    const spec = metalSpecs[index % metalSpecs.length];
    if (!spec) continue;
    const isReady = index % 50 !== 49;
    const age = random.between(1, 900) * DAY;
    const created = now - (isReady ? age : HOUR / 6);
    const lease = store.leases.put({
      id: random.uuid(),
      user_id: people.large,
      location: world.slug(index),
      account_id: world.account(index),
      display_name: numbered('server', index),
      spec_uuid: spec.uuid,
      os_id: spec.wire.ready_os_ids?.[index % (spec.wire.ready_os_ids.length || 1)] ?? 'debian-12',
      machine_uuid: random.uuid(),
      created,
    });
    const machine = seedLeasedMachine(scene, {
      facts: {
        id: lease.machine_uuid,
        location: lease.location,
        spec_uuid: spec.uuid,
        label: `r${String(1 + (index % 60)).padStart(2, '0')}-u${String(1 + (index % 42)).padStart(2, '0')}`,
        mac_addresses: [serverMac(random)],
        ip_public_v4: `100.101.${Math.floor(index / 250)}.${1 + (index % 250)}`,
        ip_public_v6: null,
      },
      lease,
      by: 'admin',
      isReady,
      stateIds: [machines.number(), machines.number(), scene.number()],
    });
    if (!isReady) startJob(scene.site, 'metal.install', machine);
    scene.meter(leaseMeter(lease), created);
    yield;
  }
}
