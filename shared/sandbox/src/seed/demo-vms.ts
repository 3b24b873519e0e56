import { detachedDiskMeter, ipMeter, vmMeter } from '../billing/meter';
import { meter } from '../billing/metering';
import { poolsOf } from '../catalogue/host-pools';
import { images } from '../catalogue/images';
import { stableId } from '../catalogue/stable-id';
import { nextBackup, replicaUuid } from '../jobs/vm-backups';
import type { DiskRow, ReplicaRow, VmRow } from '../model/compute';
import type { NetworkRow } from '../model/network';
import { accounts } from './demo-accounts';
import { seedIp } from './demo-networks';
import { DAY, HOUR, type Place, type Scene } from './scene';
import { people } from './people';

interface VmSeed {
  readonly name: string;
  readonly text?: string;
  readonly status?: VmRow['status'];
  readonly place: Place;
  readonly os: string;
  /** vCPU, memory in GB, then the disks in GB. */
  readonly size: readonly [number, number, ...number[]];
  readonly ip?: string;
  readonly account?: 'second';
  readonly network?: number;
  readonly age: number;
  readonly backup?: boolean;
  readonly user?: string;
}

const ubuntu = 'ubuntu/24.04-lts';
const jammy = 'ubuntu/22.04-lts';
const debian = 'debian/12';

const table: readonly VmSeed[] = [
  {
    name: 'api-gateway-prod-01',
    text: 'Edge gateway, blue pool',
    place: 'first',
    os: ubuntu,
    size: [4, 8, 80],
    ip: '203.0.113.14',
    account: 'second',
    age: 214,
    user: 'deploy',
  },
  {
    name: 'billing-reconciliation-nightly-batch-worker-eu-north-02',
    text: 'Nightly ledger run, do not stop 01:00–04:00',
    place: 'home',
    os: debian,
    size: [8, 16, 40, 120, 40],
    ip: '203.0.113.87',
    account: 'second',
    network: 1,
    age: 619,
    backup: true,
    user: 'ledger',
  },
  { name: 'ci-runner-a1', status: 'stopping', place: 'home', os: ubuntu, size: [4, 4, 80], age: 88, user: 'runner' },
  { name: 'ci-runner-a2', place: 'home', os: ubuntu, size: [4, 4, 80], age: 88, user: 'runner' },
  {
    name: 'erp-win-2022',
    text: 'Accounting, remote desktop only',
    status: 'stopped',
    place: 'first',
    os: 'windows/2022',
    size: [4, 8, 120],
    ip: '203.0.113.52',
    account: 'second',
    network: 2,
    age: 402,
    user: 'Administrator',
  },
  { name: 'grafana', place: 'third', os: jammy, size: [2, 4, 60], ip: '198.51.100.9', age: 260, user: 'ops' },
  {
    name: 'mail-relay-01',
    status: 'stopped',
    place: 'home',
    os: 'almalinux/9',
    size: [2, 2, 50],
    ip: '203.0.113.90',
    age: 510,
    user: 'almalinux',
  },
  {
    name: 'postgres-replica-ee-2',
    text: 'Streaming replica of postgres-primary',
    place: 'third',
    os: debian,
    size: [4, 16, 80, 320],
    age: 190,
    backup: true,
    user: 'dba',
  },
  {
    name: 'shop-web-blue-7f3',
    text: 'Behind lb-shop-public',
    place: 'first',
    os: ubuntu,
    size: [2, 4, 60],
    ip: '203.0.113.31',
    age: 61,
    user: 'deploy',
  },
  {
    name: 'shop-web-blue-8c1',
    text: 'Behind lb-shop-public',
    place: 'first',
    os: ubuntu,
    size: [2, 4, 60],
    ip: '203.0.113.32',
    age: 61,
    user: 'deploy',
  },
  {
    name: 'shop-web-green-01',
    text: 'Waiting for first boot',
    status: 'creating',
    place: 'first',
    os: ubuntu,
    size: [2, 4, 60],
    ip: '203.0.113.33',
    age: 0,
    user: 'deploy',
  },
  {
    name: 'staging-all-in-one',
    status: 'stopped',
    place: 'home',
    os: debian,
    size: [4, 4, 80],
    age: 145,
    user: 'staging',
  },
  {
    name: 'vpn-hub',
    text: 'WireGuard, 41 peers',
    place: 'home',
    os: debian,
    size: [1, 1, 20],
    ip: '203.0.113.2',
    age: 512,
    user: 'admin',
  },
  { name: 'wiki', place: 'third', os: jammy, size: [1, 1, 20], ip: '198.51.100.17', age: 233, user: 'ops' },
];

/** How long the two machines that are in transition stay there, in ms at speed 1. */
const TRANSITION = 20 * 60_000;

const hex = '0123456789abcdef';

/** The backups of the latest three nights and a snapshot, as a machine with backups has them. */
function copiesOf(scene: Scene, disk: string, size: number): ReplicaRow[] {
  const lastNight = nextBackup(scene.now, scene.site.config.backupTime) - DAY;
  const copy = (type: ReplicaRow['type'], created: number, part: number): ReplicaRow => ({
    uuid: replicaUuid(disk, created),
    type,
    size: Math.max(1, Math.round(size * part)),
    created,
  });
  return [
    copy('backup', lastNight, 0.74),
    copy('snapshot', scene.now - 2 * DAY - 2 * HOUR, 0.73),
    copy('backup', lastNight - DAY, 0.72),
    copy('backup', lastNight - 2 * DAY, 0.7),
  ];
}

function disksOf(scene: Scene, seed: VmSeed, created: number): DiskRow[] {
  const [, , ...sizes] = seed.size;
  return sizes.map((size, index) => {
    const uuid = scene.random.uuid();
    return {
      uuid,
      name: `vd${String.fromCharCode(97 + index)}`,
      size,
      primary: index === 0,
      created,
      replicas: seed.backup && index < 2 ? copiesOf(scene, uuid, size) : [],
    };
  });
}

function vmOf(scene: Scene, seed: VmSeed, network: NetworkRow, number: number): VmRow {
  const [os_name = '', os_version = ''] = seed.os.split('/');
  const location = scene.slug(seed.place);
  const created = scene.now - seed.age * DAY - (seed.age === 0 ? 60 : 5 * HOUR);
  return {
    id: scene.random.uuid(),
    user_id: people.customer,
    location,
    account_id: seed.account === 'second' ? accounts.second : accounts.main,
    name: seed.name,
    description: seed.text ?? '',
    status: seed.status ?? 'running',
    vcpu: seed.size[0],
    memory: seed.size[1] * 1024,
    mac: `52:54:00:${(scene.random.text(6, hex).match(/../g) ?? []).join(':')}`,
    os_name,
    os_version,
    license_type: images.find((image) => image.os_name === os_name)?.license_type ?? null,
    username: seed.user ?? 'user',
    private_ipv4: network.subnet.replace(/\d+\/\d+$/, String(20 + number)),
    public_ipv6: network.subnet_ipv6 ? network.subnet_ipv6.replace(/\/64$/, (20 + number).toString(16)) : null,
    backup: seed.backup ?? false,
    disks: disksOf(scene, seed, created),
    pool_uuid: poolsOf(location)[0]?.uuid ?? '',
    network_uuid: network.id,
    created,
    updated: seed.age > 100 ? scene.now - 19 * DAY : null,
  };
}

/** The disk that belongs to no machine, in the default location of each site with machines. */
export const detachedDisk = stableId('demo/detached-disk');

function seedDetachedDisk({ site, store, now }: Scene): void {
  const disk = store.disks.put({
    id: detachedDisk,
    user_id: people.customer,
    location: site.defaultLocation,
    account_id: accounts.main,
    name: 'old-crm',
    size: 40,
    os_name: 'debian',
    os_version: '12',
    license_type: null,
    created: now - 30 * DAY,
  });
  meter(site, detachedDiskMeter(disk), disk.created, stableId('demo/detached-disk/meter'));
}

/** The fourteen machines, with the addresses that belong to them. Returned by name. */
export function seedVms(scene: Scene, networks: ReadonlyMap<string, NetworkRow>): Map<string, VmRow> {
  const found = new Map<string, VmRow>();
  seedDetachedDisk(scene);
  for (const [index, seed] of table.entries()) {
    const network = networks.get(`${seed.place}/${seed.network ?? 0}`);
    if (!network) continue;
    const vm = scene.store.vms.put(vmOf(scene, seed, network, index));
    found.set(vm.name, vm);
    scene.meter(vmMeter(vm), vm.created);
    if (seed.ip) {
      const ip = seedIp(scene, {
        address: seed.ip,
        location: vm.location,
        accountId: vm.account_id,
        created: vm.created,
        assignment: { to: vm.id, type: 'virtual_machine', private_ip: vm.private_ipv4 },
      });
      scene.meter(ipMeter(ip), vm.created);
    }
    if (vm.status === 'creating' || vm.status === 'stopping') {
      const kind = vm.status === 'creating' ? 'vm.create' : 'vm.stop';
      scene.store.jobs.put({
        id: scene.random.uuid(),
        user_id: vm.user_id,
        kind,
        target: vm.id,
        started: scene.now * 1000,
        lasts: TRANSITION,
      });
    }
  }
  return found;
}
