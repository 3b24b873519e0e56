import { leaseMeter } from '../billing/meter';
import { type MetalSpecKey, specId } from '../catalogue/metal';
import { startJob } from '../jobs/job';
import type { LeaseRow } from '../model/compute';
import { accounts } from './demo-accounts';
import { INSTALLING, seedLeasedMachine, serverMac } from './machines';
import { DAY, HOUR, type Place, type Scene, sceneOf } from './scene';
import { people } from './people';

/** Numbers of the states that the machines were in before they were leased. */
const FIRST_CREATED = 950_000;

/** Address of the server that is not installed yet. */
const LATER = '203.0.113.153';

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

/** Leases the servers of a list to the customer; one without an address is still being installed. */
export function seedLeases(scene: Scene, seeds: readonly LeaseSeed[]): void {
  const fresh = sceneOf(scene.site, 'leased-machines', FIRST_CREATED);
  for (const seed of seeds) {
    const isReady = seed.ip !== null;
    const created = scene.now - seed.age * DAY - HOUR / 6;
    const id = scene.random.uuid();
    const machine_uuid = scene.random.uuid();
    const mac_addresses = [serverMac(scene.random), serverMac(scene.random)];
    const group = (isReady ? scene : fresh).random.text(4, hex);
    const leased = scene.number();
    const lease: LeaseRow = scene.store.leases.put({
      id,
      user_id: people.customer,
      location: scene.slug(seed.place),
      account_id: accounts[seed.account],
      display_name: seed.name,
      spec_uuid: specId(seed.spec),
      os_id: seed.os,
      machine_uuid,
      created,
    });
    const machine = seedLeasedMachine(scene, {
      facts: {
        id: machine_uuid,
        location: lease.location,
        spec_uuid: lease.spec_uuid,
        label: seed.rack,
        mac_addresses,
        ip_public_v4: seed.ip ?? LATER,
        ip_public_v6: `2001:db8:77:${group}::2`,
      },
      lease,
      by: 'user',
      isReady,
      stateIds: [fresh.number(), leased, isReady ? scene.number() : 0],
    });
    if (!isReady) startJob(scene.site, 'metal.install', machine, { factor: 1 - (scene.now - created) / INSTALLING });
    scene.meter(leaseMeter(lease), created);
  }
}
