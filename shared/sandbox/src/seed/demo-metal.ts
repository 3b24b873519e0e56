import { leaseMeter } from '../billing/meter';
import { type MetalSpecKey, specId } from '../catalogue/metal';
import type { LeaseRow, LeaseStateRow } from '../model/compute';
import { accounts } from './demo-accounts';
import { DAY, HOUR, type Place, type Scene } from './scene';
import { people } from './people';

interface LeaseSeed {
  readonly name: string;
  readonly spec: MetalSpecKey;
  readonly rack: string;
  readonly os: string;
  readonly ip: string | null;
  readonly account: 'main' | 'second';
  readonly age: number;
  readonly place: Place;
}

const lease = (
  name: string,
  spec: MetalSpecKey,
  rack: string,
  os: string,
  ip: number | null,
  account: LeaseSeed['account'],
  age: number,
  place: Place,
): LeaseSeed => ({
  name,
  spec,
  rack,
  os,
  ip: ip === null ? null : `203.0.113.${ip}`,
  account,
  age,
  place,
});

/** The servers of a site that offers nothing but bare metal. */
export const metalOnly: readonly LeaseSeed[] = [
  lease('ams-db-primary', 'epyc-9354p-nvme', 'r04-u17', 'debian-12', 140, 'second', 410, 'home'),
  lease(
    'ams-db-standby-cross-hall-replica-for-ledger-cluster',
    'epyc-9354p-nvme',
    'r09-u17',
    'debian-12',
    141,
    'second',
    404,
    'first',
  ),
  lease('build-farm-01', 'ryzen-7950x', 'r02-u08', 'ubuntu-24-04', 151, 'main', 96, 'home'),
  lease('build-farm-02', 'ryzen-7950x', 'r02-u09', 'ubuntu-24-04', 152, 'main', 96, 'home'),
  lease('build-farm-03', 'ryzen-7950x', 'r02-u10', 'ubuntu-24-04', null, 'main', 0, 'home'),
  lease('cache-edge-a', 'xeon-e2388g', 'r07-u31', 'almalinux-9', 160, 'main', 233, 'first'),
  lease('cache-edge-b', 'xeon-e2388g', 'r07-u32', 'almalinux-9', 161, 'main', 233, 'third'),
  lease('gpu-render-1', 'epyc-9124-gpu', 'r11-u02', 'ubuntu-22-04', 170, 'main', 48, 'home'),
  lease('hypervisor-lab', 'epyc-7313p', 'r05-u21', 'rocky-9', 180, 'main', 320, 'home'),
  lease('mirror', 'xeon-e2388g-storage', 'r12-u40', 'debian-12', 190, 'main', 501, 'third'),
  lease('object-store-1', 'epyc-7313p-storage', 'r12-u36', 'debian-12', 191, 'second', 275, 'home'),
  lease('object-store-2', 'epyc-7313p-storage', 'r12-u32', 'debian-12', 192, 'second', 275, 'first'),
  lease('win-rds', 'xeon-e2388g-windows', 'r07-u28', 'windows-2022', 198, 'second', 140, 'home'),
];

/** The two servers of a site that offers everything. */
export const metalBeside: readonly LeaseSeed[] = [
  lease('hypervisor-lab', 'epyc-7313p', 'r05-u21', 'rocky-9', 180, 'main', 320, 'home'),
  lease('mirror', 'xeon-e2388g-storage', 'r12-u40', 'debian-12', 190, 'main', 501, 'home'),
];

const hex = '0123456789abcdef';
const INSTALLING = 26 * 60;

function historyOf(scene: Scene, created: number, isReady: boolean): LeaseStateRow[] {
  const id = scene.number();
  const requested = {
    state_id: id,
    status: 'pending',
    action: 'user_request',
    changed: created,
    ended: isReady ? created + INSTALLING : null,
  } as const;
  if (!isReady) return [requested];
  return [
    requested,
    { state_id: scene.number(), status: 'in_use', action: 'admin_update', changed: created + INSTALLING, ended: null },
  ];
}

export function seedLeases(scene: Scene, seeds: readonly LeaseSeed[]): void {
  for (const seed of seeds) {
    const isReady = seed.ip !== null;
    const created = scene.now - seed.age * DAY - HOUR / 6;
    const mac = () => `3c:ec:ef:${(scene.random.text(6, hex).match(/../g) ?? []).join(':')}`;
    const row: LeaseRow = scene.store.leases.put({
      id: scene.random.uuid(),
      user_id: people.customer,
      location: scene.slug(seed.place),
      account_id: accounts[seed.account],
      display_name: seed.name,
      spec_uuid: specId(seed.spec),
      os_id: seed.os,
      status: isReady ? 'in_use' : 'pending',
      machine: {
        uuid: scene.random.uuid(),
        label: seed.rack,
        mac_addresses: [mac(), mac()],
        ip_public_v4: seed.ip,
        ip_public_v6: seed.ip === null ? null : `2001:db8:77:${scene.random.text(4, hex)}::2`,
      },
      history: historyOf(scene, created, isReady),
      created,
    });
    scene.meter(leaseMeter(row), created);
  }
}
