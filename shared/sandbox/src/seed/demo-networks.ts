import { ipMeter } from '../billing/meter';
import type { IpAssignment, IpRow, NetworkRow } from '../model/network';
import { placeOf } from '../store/store';
import { accounts } from './demo-accounts';
import { people } from './people';
import { DAY, type Place, type Scene } from './scene';

const table = [
  ['shop-frontend', 'first', '10.4.4.0/24', 212, true, 400],
  ['shop-backend', 'first', '10.4.12.0/24', 218, false, 396],
  ['office-vpn-tallinn-and-remote-workers', 'first', '10.4.40.0/24', 231, false, 120],
  ['Default network', 'home', '10.8.0.0/24', 310, true, 512],
  ['ledger', 'home', '10.8.16.0/24', 326, false, 300],
  ['Default network', 'third', '10.12.0.0/24', 402, true, 260],
] as const;

/** The six private networks, by place and number in it. Places that are one location have one default network. */
export function seedNetworks(scene: Scene): Map<string, NetworkRow> {
  const found = new Map<string, NetworkRow>();
  const counts = new Map<Place, number>();
  for (const [ownName, place, subnet, vlan_id, isFirst, age] of table) {
    const number = counts.get(place) ?? 0;
    counts.set(place, number + 1);
    const created = scene.now - age * DAY;
    const at = { user_id: people.customer, location: scene.slug(place) };
    const is_default = isFirst && !scene.store.networks.by('place', placeOf(at)).some((row) => row.is_default);
    const name = isFirst && !is_default ? `network-${vlan_id}` : ownName;
    const network = scene.store.networks.put({
      id: scene.random.uuid(),
      ...at,
      name,
      subnet,
      subnet_ipv6: number === 1 ? `2001:db8:${vlan_id}:${number}::/64` : '',
      vlan_id,
      is_default,
      created,
      updated: null,
    });
    found.set(`${place}/${number}`, network);
  }
  return found;
}

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
