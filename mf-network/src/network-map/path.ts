import type { MapGraph, MapItem } from './graph-types';
import { INTERNET, type MapLayout, type PlacedNode } from './layout-types';

/** Which things belong to the way of which. */
export interface Flows {
  /** What leads to a thing directly. */
  readonly up: ReadonlyMap<string, readonly string[]>;
  /** What a thing leads to directly. */
  readonly down: ReadonlyMap<string, readonly string[]>;
}

/** The ways through a map: from the internet over addresses and balancers to machines. A network joins what stands in it. */
export function mapFlows({ bands }: MapGraph): Flows {
  const up = new Map<string, string[]>();
  const down = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, value: string): void => {
    const known = map.get(key);
    if (known) known.push(value);
    else map.set(key, [value]);
  };
  const join = (from: string, to: string): void => {
    add(down, from, to);
    add(up, to, from);
  };
  const joinIps = ({ id, ips }: MapItem): void => {
    for (const ip of ips) {
      join(ip.id, id);
      if (!ip.isPrivate) join(INTERNET, ip.id);
    }
  };
  for (const { blocks, loose } of bands) {
    for (const ip of loose) if (!ip.isPrivate) join(INTERNET, ip.id);
    for (const { balancers, members } of blocks) {
      for (const balancer of balancers) {
        joinIps(balancer);
        for (const target of balancer.targets) join(balancer.id, target);
      }
      for (const member of members) {
        joinIps(member);
        if (member.also) join(member.also, member.id);
        for (const node of member.nodes) join(member.id, node.id);
      }
    }
  }
  return { up, down };
}

function reach(map: ReadonlyMap<string, readonly string[]>, from: Iterable<string>): Set<string> {
  const seen = new Set(from);
  const open = [...seen];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of map.get(id) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

/** Ids of the nodes on the way from the internet through a node to all that it leads to; all of a network for a network. */
export function litNodes(layout: MapLayout, graph: MapGraph, flows: Flows, node: PlacedNode): ReadonlySet<string> {
  if (node.id === INTERNET) return new Set(layout.nodes.map(({ id }) => id));
  const homes = new Map(
    graph.bands.flatMap(({ blocks }) =>
      blocks.flatMap((block) => [...block.balancers, ...block.members].map((item) => [item.id, block] as const)),
    ),
  );
  const own = new Set((node.entry?.items ?? []).map(({ id }) => id));
  if (node.isField && node.field) own.add(node.id);
  for (const { blocks } of graph.bands) {
    for (const block of blocks) {
      if (own.has(block.id)) for (const { id } of [...block.balancers, ...block.members]) own.add(id);
    }
  }
  const things = new Set([...reach(flows.up, own), ...reach(flows.down, own)]);
  const networks = new Set([...things].flatMap((id) => homes.get(id)?.id ?? []));
  return new Set(
    layout.nodes
      .filter(
        ({ id, entry, isField }) =>
          id === node.id ||
          things.has(id) ||
          (isField && networks.has(id)) ||
          entry?.items.some((item) => things.has(item.id) || networks.has(item.id)),
      )
      .map(({ id }) => id),
  );
}
