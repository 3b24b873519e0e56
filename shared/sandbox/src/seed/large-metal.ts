import { leaseMeter } from '../billing/meter';
import { metalSpecs } from '../catalogue/metal';
import { startJob } from '../jobs/start';
import { type LargeWorld, numbered, type Rows } from './large-world';
import { seedLeasedMachine, serverMac } from './machines';
import { people } from './people';
import { DAY, HOUR, type Scene, sceneOf } from './scene';

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
