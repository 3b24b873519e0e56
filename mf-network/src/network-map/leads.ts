import type { Located } from '@console/api';
import { assigneeUuid, type IpAddress } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { ipItem } from './graph-items';
import type { MapItem } from './graph-types';

/**
 * Orders names, numbers in them by their value. One collator for all: `localeCompare` with options makes one for each two names,
 * which takes thirty times as long.
 */
export const { compare: compareNames } = new Intl.Collator(undefined, { numeric: true });

/** By name, then by id. */
export const byName = (a: Pick<MapItem, 'name' | 'uuid'>, b: Pick<MapItem, 'name' | 'uuid'>): number =>
  compareNames(a.name, b.name) || a.uuid.localeCompare(b.uuid);

const targetKey = (uuid: string, network: string | null | undefined): string => `${uuid} ${network ?? ''}`;

/** What leads to the things of a location: its floating IPs, and the load balancers. */
export class Leads {
  private readonly ips: readonly Located<IpAddress>[];
  private readonly taken = new Set<string>();
  private readonly ipsByTarget = new Map<string, Located<IpAddress>[]>();
  /** What balancers lead to, by machine and network of the balancer. */
  private readonly reached = new Map<string, { ports: Set<number>; address: string }>();

  constructor(ips: readonly Located<IpAddress>[], balancers: readonly LoadBalancer[]) {
    this.ips = ips;
    for (const ip of ips) {
      const target = assigneeUuid(ip);
      if (target === undefined) continue;
      const known = this.ipsByTarget.get(target);
      if (known) known.push(ip);
      else this.ipsByTarget.set(target, [ip]);
    }
    for (const { targets, forwarding_rules, network_uuid } of balancers) {
      for (const { target_uuid, target_ip_address } of targets) {
        const key = targetKey(target_uuid, network_uuid);
        const known = this.reached.get(key) ?? { ports: new Set<number>(), address: target_ip_address ?? '' };
        for (const { target_port } of forwarding_rules) known.ports.add(target_port);
        this.reached.set(key, known);
      }
    }
  }

  /** Takes the floating IPs that lead to something: each stands on the map once. */
  ipsOf(uuid: string): MapItem[] {
    const ips = this.ipsByTarget.get(uuid) ?? [];
    for (const ip of ips) this.taken.add(ip.uuid);
    return ips.map(ipItem).toSorted(byName);
  }

  /** The address of a machine in a network, with the ports that balancers of that network lead to. */
  lineOf(uuid: string, network: string | undefined, own?: string | null): string {
    const reached = this.reached.get(targetKey(uuid, network));
    const ports = [...(reached?.ports ?? [])].sort((a, b) => a - b).join(', ');
    const address = own || reached?.address || '';
    return ports ? `${address}:${ports}` : address;
  }

  isTaken({ uuid }: IpAddress): boolean {
    return this.taken.has(uuid);
  }

  /** Floating IPs that nothing has taken yet. */
  left(): Located<IpAddress>[] {
    return this.ips.filter((ip) => !this.isTaken(ip));
  }
}
