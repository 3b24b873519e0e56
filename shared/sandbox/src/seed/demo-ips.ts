import { ipMeter } from '../billing/meter';
import type { IpAssignment, IpRow } from '../model/network';
import { accounts } from './demo-accounts';
import { DAY, type Place, type Scene } from './scene';
import { people } from './people';

interface IpSeed {
  readonly address: string;
  readonly location: string;
  readonly accountId: number;
  readonly created: number;
  readonly assignment: IpAssignment | null;
  readonly name?: string;
  readonly unassignedAt?: number;
}

export const seedIp = (scene: Scene, seed: IpSeed): IpRow =>
  scene.store.ips.put({
    id: scene.random.uuid(),
    user_id: people.customer,
    nr: scene.number(),
    location: seed.location,
    account_id: seed.accountId,
    address: seed.address,
    name: seed.name ?? '',
    assignment: seed.assignment,
    was_assigned: seed.assignment !== null || seed.unassignedAt !== undefined,
    unassigned_at: seed.unassignedAt ?? null,
    created: seed.created,
    updated: seed.unassignedAt ?? null,
  });

const idle: readonly { address: string; place: Place; name: string; age: number; unassignedDays?: number }[] = [
  { address: '203.0.113.44', place: 'first', name: 'shop-canary', age: 33, unassignedDays: 6 },
  { address: '203.0.113.95', place: 'home', name: '', age: 12 },
  { address: '203.0.113.118', place: 'home', name: 'kept after old-crm was deleted', age: 430, unassignedDays: 58 },
];

/** Addresses that belong to nothing: one was never assigned, two were. */
export function seedIdleIps(scene: Scene): void {
  for (const { address, place, name, age, unassignedDays } of idle) {
    const ip = seedIp(scene, {
      address,
      name,
      location: scene.slug(place),
      accountId: accounts.main,
      created: scene.now - age * DAY,
      assignment: null,
      ...(unassignedDays === undefined ? {} : { unassignedAt: scene.now - unassignedDays * DAY }),
    });
    scene.meter(ipMeter(ip), scene.now - (unassignedDays ?? age) * DAY);
  }
}
