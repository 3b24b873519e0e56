import type { Located } from '@console/api';
import type { IpAddress } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Network } from '@console/contract/network';
import { serviceLocation, type ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import { isAssigned, isInSubnet } from '@console/domain/addresses';
import type { StatusState } from '@console/ui';
import { ipState } from '../ip-address/assignment';
import { balancerTitle, ruleLabel } from '../load-balancer/facts';
import { resourceCount } from '../network/can';
import { machineState } from '../parts/machine-state';
import { serviceNetwork, serviceNodes, serviceTitle } from '../service/facts';
import { serviceShape } from '../service/status';

export type MapKind = 'ip' | 'balancer' | 'network' | 'vm' | 'service' | 'node';

/** What a status says: a word of the server, or one that is made of counts. */
export interface MapStatus {
  readonly state: StatusState;
  readonly code: string;
  readonly n?: number;
  readonly total?: number;
}

/** One thing on the map. Every row is one of these, once. */
export interface MapItem {
  readonly id: string;
  readonly kind: MapKind;
  readonly place: string;
  readonly uuid: string;
  readonly name: string;
  /** Second name or fact: the name of an address, the subnet of a network, the software of a service. */
  readonly detail: string;
  /** Undefined where nothing was said. */
  readonly status: MapStatus | undefined;
  /** Address by which it is reached in its network, with the ports that balancers lead to; '' where nobody says. */
  readonly line: string;
  /** Floating IPs that lead to it. */
  readonly ips: readonly MapItem[];
  /** Of a balancer: ids of what it leads to. */
  readonly targets: readonly string[];
  /** Of a service: the machines that it runs on. */
  readonly nodes: readonly MapItem[];
  /** Of an address: it is none that the internet leads to. */
  readonly isPrivate?: boolean;
  /** It stands here for a machine of another network: the id of that machine. */
  readonly also?: string;
}

/** A network with what stands in it; or what stands in none, or in one that could not be read. */
export interface MapBlock {
  readonly id: string;
  readonly kind: 'network' | 'none' | 'unknown';
  readonly network: MapItem | undefined;
  readonly balancers: readonly MapItem[];
  readonly members: readonly MapItem[];
}

export type MapSource = 'ips' | 'balancers' | 'networks' | 'vms' | 'services';

/** Something of a place that is not on the map, because it could not be read or has not come. */
export interface MapGap {
  readonly source: MapSource;
  readonly state: 'failed' | 'loading' | 'partly';
  /** How many rows, where that is known. */
  readonly n?: number;
}

export interface MapBand {
  /** Slug; '' for services that do not say where they are. */
  readonly place: string;
  readonly blocks: readonly MapBlock[];
  /** Floating IPs that lead nowhere. */
  readonly loose: readonly MapItem[];
  readonly gaps: readonly MapGap[];
}

export interface MapGraph {
  readonly bands: readonly MapBand[];
}

/** Everything of some places. A kind that the site does not offer is undefined. */
export interface MapRows {
  readonly places: readonly string[];
  readonly networks: readonly Located<Network>[] | undefined;
  readonly vms: readonly Located<Vm>[] | undefined;
  readonly balancers: readonly Located<LoadBalancer>[] | undefined;
  readonly ips: readonly Located<IpAddress>[] | undefined;
  readonly services: readonly ManagedService[] | undefined;
  readonly gapsOf: (place: string) => readonly MapGap[];
}

const byName = (a: MapItem, b: MapItem): number =>
  a.name.localeCompare(b.name, undefined, { numeric: true }) || a.uuid.localeCompare(b.uuid);

const PLAIN = { detail: '', line: '', ips: [], targets: [], nodes: [] } as const;

const IP_SHAPES: Readonly<Record<ReturnType<typeof ipState>, StatusState>> = {
  assigned: 'good',
  unassigned: 'idle',
  disabled: 'notice',
  deleted: 'gone',
};

function ipItem(ip: Located<IpAddress>): MapItem {
  const code = ipState(ip);
  const status = { state: IP_SHAPES[code], code };
  const line = ip.assigned_to_private_ip ?? '';
  return {
    ...PLAIN,
    id: `ip:${ip.uuid}`,
    kind: 'ip',
    place: ip.location,
    uuid: ip.uuid,
    name: ip.address,
    detail: ip.name ?? '',
    line,
    status,
    ...(ip.type === 'private' ? { isPrivate: true } : {}),
  };
}

/** How a balancer is: by how many of its targets run. Unknown where one of them could not be read. */
function balancerStatus(row: LoadBalancer, vms: ReadonlyMap<string, Vm>): MapStatus | undefined {
  const total = row.targets.length;
  if (total === 0) return { state: 'idle', code: 'noTargets' };
  const found = row.targets.map(({ target_uuid }) => vms.get(target_uuid));
  if (found.some((vm) => vm === undefined)) return undefined;
  const n = found.filter((vm) => vm?.status === 'running').length;
  const state = n === total ? 'good' : n === 0 ? 'broken' : 'notice';
  return { state, code: 'targets', n, total };
}

interface Placed {
  readonly block: MapBlock;
  /** What stands in it by the server's count: also what could not be read. */
  readonly count: number;
  readonly balancers: MapItem[];
  readonly members: MapItem[];
}

const targetKey = (uuid: string, network: string | null | undefined): string => `${uuid} ${network ?? ''}`;

/** Places one location's rows. */
class PlaceGraph {
  private readonly blocks = new Map<string, Placed>();
  private readonly ips: readonly Located<IpAddress>[];
  private readonly led = new Set<string>();
  private readonly ipsByTarget = new Map<string, Located<IpAddress>[]>();
  private readonly vms: ReadonlyMap<string, Located<Vm>>;
  /** What balancers lead to, by machine and network of the balancer. */
  private readonly reached = new Map<string, { ports: Set<number>; address: string }>();
  /** Where each machine stands. */
  private readonly homes = new Map<string, MapBlock>();

  private readonly rows: MapRows;
  private readonly place: string;
  private readonly gaps: readonly MapGap[];

  constructor(rows: MapRows, place: string) {
    this.rows = rows;
    this.place = place;
    this.gaps = rows.gapsOf(place);
    const here = <Row extends { location: string }>(list: readonly Row[] | undefined): readonly Row[] =>
      (list ?? []).filter(({ location }) => location === place);
    this.ips = here(rows.ips);
    for (const ip of this.ips) {
      if (!ip.assigned_to || !isAssigned(ip)) continue;
      const known = this.ipsByTarget.get(ip.assigned_to);
      if (known) known.push(ip);
      else this.ipsByTarget.set(ip.assigned_to, [ip]);
    }
    this.vms = new Map(here(rows.vms).map((vm) => [vm.uuid, vm]));
    const networks = here(rows.networks);
    const balancers = here(rows.balancers);
    for (const { targets, forwarding_rules, network_uuid } of balancers) {
      for (const { target_uuid, target_ip_address } of targets) {
        const key = targetKey(target_uuid, network_uuid);
        const known = this.reached.get(key) ?? { ports: new Set<number>(), address: target_ip_address ?? '' };
        for (const { target_port } of forwarding_rules) known.ports.add(target_port);
        this.reached.set(key, known);
      }
    }
    for (const network of networks) this.open(`network:${network.uuid}`, 'network', network);
    if (rows.vms) this.placeMachines(networks);
    for (const row of balancers) this.placeBalancer(row);
    for (const row of rows.services ?? []) if ((serviceLocation(row) ?? '') === place) this.placeService(row);
  }

  private isUnread(source: MapSource): boolean {
    return this.gaps.some((gap) => gap.source === source);
  }

  private open(id: string, kind: MapBlock['kind'], network?: Located<Network>): Placed {
    const known = this.blocks.get(id);
    if (known) return known;
    const balancers: MapItem[] = [];
    const members: MapItem[] = [];
    const item: MapItem | undefined = network && {
      ...PLAIN,
      id,
      kind: 'network',
      place: this.place,
      uuid: network.uuid,
      name: network.name,
      detail: network.subnet || network.subnet_ipv6 || '',
      status: undefined,
    };
    const count = network ? resourceCount(network) : 0;
    const made = { block: { id, kind, network: item, balancers, members }, count, balancers, members };
    this.blocks.set(id, made);
    return made;
  }

  /** The block of a network; of none, or of one that could not be read. */
  private blockOf(uuid: string | null | undefined): Placed {
    if (uuid) {
      const known = this.blocks.get(`network:${uuid}`);
      if (known) return known;
    }
    const isUnknown = this.rows.networks !== undefined && (Boolean(uuid) || this.isUnread('networks'));
    const kind = isUnknown ? 'unknown' : 'none';
    return this.open(`${kind}:${this.place}`, kind);
  }

  private ipsOf(uuid: string): MapItem[] {
    return (this.ipsByTarget.get(uuid) ?? []).map((ip) => this.take(ip)).toSorted(byName);
  }

  private take(ip: Located<IpAddress>): MapItem {
    this.led.add(ip.uuid);
    return ipItem(ip);
  }

  /** The address of a machine in a network, with the ports that balancers of that network lead to. */
  private lineOf(uuid: string, network: string | undefined, own: string | null | undefined): string {
    const reached = this.reached.get(targetKey(uuid, network));
    const ports = [...(reached?.ports ?? [])].sort((a, b) => a - b).join(', ');
    const address = own || reached?.address || '';
    return ports ? `${address}:${ports}` : address;
  }

  private machine(uuid: string, block: Placed): void {
    const vm = this.vms.get(uuid);
    this.homes.set(uuid, block.block);
    block.members.push({
      ...PLAIN,
      id: `vm:${uuid}`,
      kind: 'vm',
      place: this.place,
      uuid,
      name: vm?.name ?? uuid,
      status: vm && { state: machineState(vm.status), code: vm.status },
      line: this.lineOf(uuid, block.block.network?.uuid, vm?.private_ipv4),
      ips: this.ipsOf(uuid),
    });
  }

  /** Points from a block to a machine that stands in another. */
  private pointer(uuid: string, block: Placed): void {
    const vm = this.vms.get(uuid);
    const network = block.block.network?.uuid;
    block.members.push({
      ...PLAIN,
      id: `also:${uuid}@${block.block.id}`,
      also: `vm:${uuid}`,
      kind: 'vm',
      place: this.place,
      uuid,
      name: vm?.name ?? uuid,
      detail: this.homes.get(uuid)?.network?.name ?? '',
      status: vm && { state: machineState(vm.status), code: vm.status },
      line: this.lineOf(uuid, network, undefined),
    });
  }

  /** Each machine stands in the network that its address belongs to; in others there is a pointer to it. */
  private placeMachines(networks: readonly Located<Network>[]): void {
    const networksOf = new Map<string, Network[]>();
    for (const network of networks) {
      for (const uuid of network.vm_uuids) networksOf.set(uuid, [...(networksOf.get(uuid) ?? []), network]);
    }
    for (const uuid of new Set([...this.vms.keys(), ...networksOf.keys()])) {
      const all = networksOf.get(uuid) ?? [];
      const address = this.vms.get(uuid)?.private_ipv4;
      const home = all.find(({ subnet }) => isInSubnet(address, subnet)) ?? all[0];
      this.machine(uuid, this.blockOf(home?.uuid));
      for (const other of all) {
        if (other !== home) this.pointer(uuid, this.blockOf(other.uuid));
      }
    }
  }

  private placeBalancer(row: Located<LoadBalancer>): void {
    const block = this.blockOf(row.network_uuid);
    const targets = row.targets.map(({ target_uuid }) => {
      const id = `vm:${target_uuid}`;
      if (!this.rows.vms) return id;
      if (!this.homes.has(target_uuid)) this.machine(target_uuid, block);
      else if (!block.members.some((member) => (member.also ?? member.id) === id)) this.pointer(target_uuid, block);
      return id;
    });
    block.balancers.push({
      ...PLAIN,
      id: `balancer:${row.uuid}`,
      kind: 'balancer',
      place: this.place,
      uuid: row.uuid,
      name: balancerTitle(row),
      detail: row.private_address ?? '',
      status: balancerStatus(row, this.vms),
      line: row.forwarding_rules.map(ruleLabel).join(', '),
      targets: this.rows.vms ? targets : [],
      ips: this.ipsOf(row.uuid),
    });
  }

  private placeService(row: ManagedService): void {
    const { properties } = row;
    const port = properties?.port == null ? '' : `:${properties.port}`;
    const block = this.blockOf(serviceNetwork(row));
    const of = { place: this.place, uuid: row.uuid } as const;
    block.members.push({
      ...PLAIN,
      ...of,
      id: `service:${row.uuid}`,
      kind: 'service',
      name: serviceTitle(row),
      detail: [row.service, row.version].filter(Boolean).join(' '),
      status: { state: serviceShape({ status: row.status, pending: undefined }), code: row.status ?? 'active' },
      line: `${properties?.service_ip ?? ''}${port}`,
      ips: this.ipsOf(row.uuid),
      nodes: serviceNodes(row).map(({ id, status }, index) => ({
        ...PLAIN,
        ...of,
        id: `node:${row.uuid}/${id}`,
        kind: 'node',
        name: String(index + 1),
        status: status === undefined ? undefined : { state: machineState(status), code: status },
      })),
    });
  }

  /** Floating IPs whose resource is not among what was read: it stands by its uuid, for it may not be left out. */
  private placeStrays(): void {
    const isOffered = { vm: this.rows.vms, balancer: this.rows.balancers, service: this.rows.services };
    for (const ip of this.ips) {
      const type = ip.assigned_to_resource_type ?? 'virtual_machine';
      if (this.led.has(ip.uuid) || !ip.assigned_to || !isAssigned(ip)) continue;
      const kind = type === 'load_balancer' ? 'balancer' : type === 'service' ? 'service' : 'vm';
      if (isOffered[kind] === undefined) continue;
      const item: MapItem = {
        ...PLAIN,
        id: `${kind}:${ip.assigned_to}`,
        kind,
        place: this.place,
        uuid: ip.assigned_to,
        name: ip.assigned_to,
        status: undefined,
        line: kind === 'balancer' ? '' : (ip.assigned_to_private_ip ?? ''),
        ips: this.ipsOf(ip.assigned_to),
      };
      const block = this.open(`unknown:${this.place}`, 'unknown');
      (kind === 'balancer' ? block.balancers : block.members).push(item);
    }
  }

  finish(): MapBand {
    this.placeStrays();
    const blocks = [...this.blocks.values()].map(({ block, count, balancers, members }): MapBlock => {
      const n = Math.max(count, balancers.length + members.length);
      const status: MapStatus = n > 0 ? { state: 'good', code: 'inUse', n } : { state: 'idle', code: 'empty' };
      return {
        ...block,
        network: block.network && { ...block.network, status },
        balancers: balancers.toSorted(byName),
        members: members.toSorted(byName),
      };
    });
    const rank = { network: 0, none: 1, unknown: 2 } as const;
    const named = ({ network }: MapBlock): string => network?.name ?? '';
    return {
      place: this.place,
      blocks: blocks.toSorted(
        (a, b) =>
          rank[a.kind] - rank[b.kind] ||
          named(a).localeCompare(named(b), undefined, { numeric: true }) ||
          a.id.localeCompare(b.id),
      ),
      loose: this.ips
        .filter(({ uuid }) => !this.led.has(uuid))
        .map(ipItem)
        .toSorted(byName),
      gaps: this.gaps,
    };
  }
}

/** The map of everything at these places. Each row is on it once, and each line leads to something that is on it. */
export function mapGraph(rows: MapRows): MapGraph {
  const isNowhere = (rows.services ?? []).some((row) => !serviceLocation(row));
  const bands = [...rows.places, ...(isNowhere ? [''] : [])].map((place) => new PlaceGraph(rows, place).finish());
  return { bands };
}

/** A single network of a map, with all that leads to it. */
export const onlyNetwork = ({ bands }: MapGraph, uuid: string): MapGraph => ({
  bands: bands
    .map((band) => ({
      ...band,
      blocks: band.blocks.filter(({ id }) => id === `network:${uuid}`),
      loose: [],
    }))
    // Services that do not say where they are have a band of their own.
    .filter(({ blocks, gaps }) => blocks.length + gaps.length > 0),
});
