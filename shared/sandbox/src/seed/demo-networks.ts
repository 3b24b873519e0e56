import type { NetworkRow } from '../model/network';
import { placeOf } from '../store/store';
import { DAY, type Place, type Scene } from './scene';
import { people } from './people';

const table = [
  ['shop-frontend', 'first', '10.4.4.0/24', 212, true, 400],
  ['shop-backend', 'first', '10.4.12.0/24', 218, false, 396],
  ['office-vpn-tallinn-and-remote-workers', 'first', '10.4.40.0/24', 231, false, 120],
  ['Default network', 'home', '10.8.0.0/24', 310, true, 512],
  ['ledger', 'home', '10.8.16.0/24', 326, false, 300],
  ['Default network', 'third', '10.12.0.0/24', 402, true, 260],
] as const;

export type NetworkKey = `${Place}/${number}`;

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
