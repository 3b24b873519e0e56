import type { Located } from '@console/api';
import { assigneeUuid } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Network } from '@console/contract/network';
import { serviceLocation, type ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import { isInSubnet } from '@console/domain/addresses';
import { resourceCount } from '../network/can';
import { serviceNetwork } from '../service/facts';
import { balancerItem, ipItem, machineItem, networkItem, PLAIN, serviceItem } from './graph-items';
import type { MapBand, MapBlock, MapGap, MapItem, MapRows, MapSource, MapStatus } from './graph-types';
import { byName, compareNames, Leads } from './leads';

interface Placed {
  readonly block: MapBlock;
  /** What stands in it by the server's count: also what could not be read. */
  readonly count: number;
  readonly balancers: MapItem[];
  readonly members: MapItem[];
}

/** Places one location's rows. */
export class PlaceGraph {
  private readonly blocks = new Map<string, Placed>();
  private readonly leads: Leads;
  private readonly vms: ReadonlyMap<string, Located<Vm>>;
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
    this.vms = new Map(here(rows.vms).map((vm) => [vm.uuid, vm]));
    const networks = here(rows.networks);
    const balancers = here(rows.balancers);
    this.leads = new Leads(here(rows.ips), balancers);
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
    const item = network && networkItem(id, network);
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

  private machine(uuid: string, block: Placed): void {
    const vm = this.vms.get(uuid);
    this.homes.set(uuid, block.block);
    block.members.push(
      machineItem(uuid, vm, {
        id: `vm:${uuid}`,
        place: this.place,
        line: this.leads.lineOf(uuid, block.block.network?.uuid, vm?.private_ipv4),
        ips: this.leads.ipsOf(uuid),
      }),
    );
  }

  /** Points from a block to a machine that stands in another. */
  private pointer(uuid: string, block: Placed): void {
    block.members.push(
      machineItem(uuid, this.vms.get(uuid), {
        id: `also:${uuid}@${block.block.id}`,
        also: `vm:${uuid}`,
        place: this.place,
        detail: this.homes.get(uuid)?.network?.name ?? '',
        line: this.leads.lineOf(uuid, block.block.network?.uuid),
      }),
    );
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
    block.balancers.push(
      balancerItem(row, this.vms, { targets: this.rows.vms ? targets : [], ips: this.leads.ipsOf(row.uuid) }),
    );
  }

  private placeService(row: ManagedService): void {
    const { members } = this.blockOf(serviceNetwork(row));
    members.push(serviceItem(row, this.place, this.leads.ipsOf(row.uuid)));
  }

  /** Floating IPs whose resource is not among what was read: it stands by its uuid, for it may not be left out. */
  private placeStrays(): void {
    const isOffered = { vm: this.rows.vms, balancer: this.rows.balancers, service: this.rows.services };
    for (const ip of this.leads.left()) {
      const type = ip.assigned_to_resource_type ?? 'virtual_machine';
      const uuid = assigneeUuid(ip);
      // Those of one target are taken together.
      if (this.leads.isTaken(ip) || uuid === undefined) continue;
      const kind = type === 'load_balancer' ? 'balancer' : type === 'service' ? 'service' : 'vm';
      if (isOffered[kind] === undefined) continue;
      const item: MapItem = {
        ...PLAIN,
        id: `${kind}:${uuid}`,
        kind,
        place: this.place,
        uuid,
        name: uuid,
        status: undefined,
        line: kind === 'balancer' ? '' : (ip.assigned_to_private_ip ?? ''),
        ips: this.leads.ipsOf(uuid),
      };
      const block = this.open(`unknown:${this.place}`, 'unknown');
      (kind === 'balancer' ? block.balancers : block.members).push(item);
    }
  }

  finish(): Omit<MapBand, 'isNamed'> {
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
        (a, b) => rank[a.kind] - rank[b.kind] || compareNames(named(a), named(b)) || a.id.localeCompare(b.id),
      ),
      loose: this.leads.left().map(ipItem).toSorted(byName),
      gaps: this.gaps,
    };
  }
}
