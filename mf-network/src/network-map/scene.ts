import type { MapBand, MapBlock, MapGap, MapGraph, MapItem } from './graph-types';

/** Whether somebody has turned a group: open ones closed, closed ones open. */
export type Turned = ReadonlySet<string>;

/** What a group is called: the view makes the words. */
export type GroupOf = 'vms' | 'services' | 'targets' | 'public' | 'balancers' | 'ips' | 'networks' | 'network';

/** A line of the picture: one thing, or many as one that opens. */
export interface Entry {
  readonly id: string;
  readonly depth: number;
  /** Undefined for a group. */
  readonly item: MapItem | undefined;
  readonly group?: GroupOf;
  readonly isOpen?: boolean;
  /** What turns when it is pressed; a group's own id where nothing else is said. */
  readonly turns?: string;
  /** All that it stands for: itself, or the things of a closed group; an open group stands for nothing. */
  readonly items: readonly MapItem[];
  /** Of a group: all that is in it, open or not. */
  readonly all?: readonly MapItem[];
  /** First and last name of a part of a group. */
  readonly range?: readonly [first: string, last: string];
}

export interface SceneBlock {
  readonly id: string;
  readonly kind: MapBlock['kind'] | 'closed' | 'head';
  readonly network: Entry | undefined;
  readonly balancers: readonly Entry[];
  readonly members: readonly Entry[];
  readonly depth: number;
}

export interface SceneBand {
  readonly place: string;
  readonly isNamed: boolean;
  readonly blocks: readonly SceneBlock[];
  readonly loose: readonly Entry[];
  readonly gaps: readonly MapGap[];
}

/** So many of a kind are shown one by one. */
const FEW = 8;
/** A network with no more members than these shows each of them. */
const FEW_MEMBERS = 12;
/** A part of a group that is too long to be opened at once. */
const PART = 40;
const MOST_AT_ONCE = 60;
/** A place with more networks than these shows them closed. */
const MOST_OPEN_NETWORKS = 6;

const single = (item: MapItem, depth: number): Entry => ({ id: item.id, depth, item, items: [item] });

const rangeOf = (items: readonly { readonly name: string }[]): readonly [string, string] => [
  items[0]?.name ?? '',
  items.at(-1)?.name ?? '',
];

const parts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / PART) }, (_, at) => rows.slice(at * PART, (at + 1) * PART));

/** A service with its machines under it. */
const withNodes = (item: MapItem, depth: number): Entry[] => [
  single(item, depth),
  ...item.nodes.map((node) => single(node, depth + 1)),
];

/** A group whose first line turns it; a long one opens in parts. */
function foldedEntries(items: readonly MapItem[], id: string, group: GroupOf, turned: Turned): Entry[] {
  const isOpen = turned.has(id);
  const head: Entry = { id, depth: 0, item: undefined, group, isOpen, items: isOpen ? [] : items, all: items };
  if (!isOpen) return [head];
  if (items.length <= MOST_AT_ONCE) return [head, ...items.flatMap((item) => withNodes(item, 1))];
  return [
    head,
    ...parts(items).flatMap((part, at) => {
      const partId = `${id}/${at}`;
      const partOpen = turned.has(partId);
      const partHead: Entry = {
        id: partId,
        depth: 1,
        item: undefined,
        group,
        isOpen: partOpen,
        items: partOpen ? [] : part,
        all: part,
        range: rangeOf(part),
      };
      return partOpen ? [partHead, ...part.flatMap((item) => withNodes(item, 2))] : [partHead];
    }),
  ];
}

function entriesOf(items: readonly MapItem[], id: string, group: GroupOf, turned: Turned, few = FEW): Entry[] {
  return items.length <= few
    ? items.flatMap((item) => withNodes(item, 0))
    : foldedEntries(items, `${id}/${group}`, group, turned);
}

/** The members of a network: targets first, then those that a floating IP leads to, the others, and services. */
function memberEntries({ id, balancers, members }: MapBlock, turned: Turned): Entry[] {
  const few = members.length <= FEW_MEMBERS ? FEW_MEMBERS : FEW;
  const isTarget = new Set(balancers.flatMap(({ targets }) => targets));
  const classes = { targets: [], public: [], vms: [], services: [] } as Record<string, MapItem[]>;
  for (const item of members) {
    const leads = item.ips.length > 0 ? 'public' : isTarget.has(item.also ?? item.id) ? 'targets' : 'vms';
    classes[item.kind === 'service' ? 'services' : leads]?.push(item);
  }
  return (['targets', 'public', 'vms', 'services'] as const).flatMap((group) =>
    entriesOf(classes[group] ?? [], id, group, turned, few),
  );
}

function openBlock(block: MapBlock, turned: Turned, closes: boolean, depth: number): SceneBlock {
  return {
    id: block.id,
    kind: block.kind,
    depth,
    network: block.network && {
      ...single(block.network, 0),
      ...(closes ? { isOpen: true, turns: block.id } : {}),
    },
    balancers: entriesOf(block.balancers, block.id, 'balancers', turned),
    members: memberEntries(block, turned),
  };
}

/** Many things as one that stands among the members. */
const summary = (id: string, blocks: readonly MapBlock[]): Entry[] => {
  const items = blocks.flatMap((block) => [...block.balancers, ...block.members]);
  return items.length > 0
    ? [{ id: `${id}/all`, depth: 0, item: undefined, group: 'network', isOpen: false, turns: id, items }]
    : [];
};

function closedBlock(block: MapBlock, depth: number): SceneBlock {
  return {
    id: block.id,
    kind: 'closed',
    depth,
    network: block.network && { ...single(block.network, 0), isOpen: false, turns: block.id },
    balancers: [],
    members: summary(block.id, [block]),
  };
}

function partBlocks(place: string, part: readonly MapBlock[], at: number, turned: Turned): SceneBlock[] {
  const id = `networks:${place}/${at}`;
  const isOpen = turned.has(id);
  const networks = part.flatMap(({ network }) => network ?? []);
  const head: SceneBlock = {
    id,
    kind: 'head',
    depth: 0,
    network: {
      id,
      depth: 0,
      item: undefined,
      group: 'networks',
      isOpen,
      items: isOpen ? [] : networks,
      all: networks,
      range: rangeOf(networks),
    },
    balancers: [],
    members: isOpen ? [] : summary(id, part),
  };
  if (!isOpen) return [head];
  return [
    head,
    ...part.map((block) => (turned.has(block.id) ? openBlock(block, turned, true, 1) : closedBlock(block, 1))),
  ];
}

function bandBlocks({ place, blocks }: MapBand, turned: Turned): SceneBlock[] {
  const named = blocks.filter(({ network }) => network !== undefined);
  const others = blocks
    .filter(({ network }) => network === undefined)
    .map((block) => openBlock(block, turned, false, 0));
  if (named.length <= MOST_OPEN_NETWORKS) {
    return [...named.map((block) => openBlock(block, turned, false, 0)), ...others];
  }
  if (named.length <= MOST_AT_ONCE) {
    return [
      ...named.map((block) => (turned.has(block.id) ? openBlock(block, turned, true, 0) : closedBlock(block, 0))),
      ...others,
    ];
  }
  return [...parts(named).flatMap((part, at) => partBlocks(place, part, at, turned)), ...others];
}

/**
 * What of a map is shown, line by line: few things one by one, many as groups that open. The order comes from names alone:
 * nothing moves when a state changes.
 */
export const mapScene = ({ bands }: MapGraph, turned: Turned): SceneBand[] =>
  bands.map((band) => ({
    place: band.place,
    isNamed: band.isNamed,
    blocks: bandBlocks(band, turned),
    loose: entriesOf(band.loose, `loose:${band.place}`, 'ips', turned),
    gaps: band.gaps,
  }));
