import type { MapGap, MapItem } from './graph';
import type { Entry, SceneBand, SceneBlock } from './scene';

/** All sizes in px of the picture at its full size. */
export const LANE = 48;
const NODE = 38;
const BAND_HEAD = 44;
const BLOCK_HEAD = 52;
const BLOCK_FOOT = 10;
const BLOCK_GAP = 16;
const BAND_GAP = 28;
const INDENT = 18;
const TOP = 40;
const EDGE = 16;
/** Between two rails in a network, and how many there are side by side. */
const RAIL = 12;
const RAILS = 8;
const LABEL_CHARACTER = 5.7;

export type Column = 'internet' | 'ips' | 'balancers' | 'networks' | 'members';

export interface PlacedNode {
  readonly id: string;
  readonly column: Column;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Undefined for the internet and for what is missing. */
  readonly entry?: Entry;
  readonly gap?: MapGap;
  /** A network that is open: a field that its members stand beside. */
  readonly isField?: boolean;
  /** A field without a network: what it stands for. */
  readonly field?: 'none' | 'unknown';
  readonly place: string;
}

export interface PlacedLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Corners, from left to right. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly label: string;
  /** End of the label's room, at which it stands; a label is cut to it. */
  readonly labelX: number;
  readonly labelY: number;
  /** Leads to nothing. */
  readonly isLoose?: boolean;
  /** Belongs together without carrying anything: a service and its machines. */
  readonly isPart?: boolean;
}

export interface PlacedBand {
  readonly place: string;
  readonly y: number;
  readonly h: number;
}

export interface PlacedColumn {
  readonly column: Column;
  readonly x: number;
  readonly w: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly PlacedLine[];
  readonly bands: readonly PlacedBand[];
  readonly columns: readonly PlacedColumn[];
  /** The vertical line of the internet, where something is reached from it. */
  readonly trunk: { readonly x: number; readonly top: number; readonly bottom: number } | undefined;
}

export const INTERNET = 'internet';

const ipsOf = ({ items }: Entry): MapItem[] => items.flatMap(({ ips }) => ips);
const kindsOf = (bands: readonly SceneBand[]): Set<Column> => {
  const kinds = new Set<Column>(['members']);
  for (const { blocks, loose, gaps } of bands) {
    if (loose.length > 0) kinds.add('ips');
    for (const { balancers, network, members } of blocks) {
      if (balancers.length > 0) kinds.add('balancers');
      if (network) kinds.add('networks');
      if ([...balancers, ...members].some((entry) => ipsOf(entry).length > 0)) kinds.add('ips');
    }
    for (const { source } of gaps) kinds.add(COLUMN_OF[source]);
  }
  if (kinds.has('ips')) kinds.add('internet');
  return kinds;
};

const COLUMN_OF: Readonly<Record<MapGap['source'], Column>> = {
  ips: 'ips',
  balancers: 'balancers',
  networks: 'networks',
  vms: 'members',
  services: 'members',
};

/** The least and the most that a column is wide. */
const WIDTHS: Readonly<Record<Column, readonly [least: number, most: number]>> = {
  internet: [96, 96],
  ips: [156, 200],
  balancers: [184, 230],
  networks: [160, 250],
  members: [190, 310],
};
/** Beside the words of a box: its icon and its edges. */
const BESIDE = 50;
const NAME_CHARACTER = 7;
const DETAIL_CHARACTER = 5.8;
/** A status and its mark, before the detail. */
const STATUS = 80;

/** px that a box wants for what stands on it. */
function wanted(entry: Entry): number {
  const { item, range, depth } = entry;
  const inset = depth * INDENT + (item ? 0 : INDENT);
  if (!item) return inset + BESIDE + (range ? range[0].length + range[1].length + 5 : 26) * NAME_CHARACTER;
  const detail = item.detail && item.kind !== 'ip' ? STATUS + item.detail.length * DETAIL_CHARACTER : 0;
  return inset + BESIDE + Math.max(item.name.length * NAME_CHARACTER, detail);
}

function widthOf(column: Column, entries: readonly Entry[]): number {
  const [least, most] = WIDTHS[column];
  return Math.round(
    Math.min(
      most,
      entries.reduce((width, entry) => Math.max(width, wanted(entry)), least),
    ),
  );
}

/** px that a label of so many characters takes, with room beside it. */
const labelRoom = (labels: readonly string[], most: number): number =>
  Math.min(most, 24 + Math.ceil(Math.max(0, ...labels.map((label) => label.length)) * LABEL_CHARACTER));

/** Where the columns stand: those that nothing stands in are left out, the room between them fits what the lines say. */
function placeColumns(bands: readonly SceneBand[]): ReadonlyMap<Column, PlacedColumn> {
  const kinds = kindsOf(bands);
  const blocks = bands.flatMap((band) => band.blocks);
  const lines = (entries: readonly Entry[]): string[] => entries.map(({ item }) => item?.line ?? '');
  const after: Record<Column, number> = {
    internet: 24,
    ips: labelRoom(
      blocks.flatMap(({ balancers }) => balancers.map(({ item }) => (item && item.ips.length > 0 ? item.detail : ''))),
      140,
    ),
    balancers: labelRoom(
      blocks.flatMap(({ balancers }) => lines(balancers)),
      150,
    ),
    networks: labelRoom(
      blocks.flatMap(({ members }) => lines(members)),
      190,
    ),
    members: 0,
  };
  const within: Record<Column, readonly Entry[]> = {
    internet: [],
    ips: bands.flatMap(({ loose }) => loose),
    balancers: blocks.flatMap(({ balancers }) => balancers),
    networks: blocks.flatMap(({ network }) => network ?? []),
    members: blocks.flatMap(({ members }) => members),
  };
  const columns = new Map<Column, PlacedColumn>();
  let x = EDGE;
  for (const column of ['internet', 'ips', 'balancers', 'networks', 'members'] as const) {
    if (!kinds.has(column)) continue;
    const w = widthOf(column, within[column]);
    columns.set(column, { column, x, w });
    x += w + after[column];
  }
  return columns;
}

class Placing {
  readonly nodes: PlacedNode[] = [];
  readonly lines: PlacedLine[] = [];
  readonly bands: PlacedBand[] = [];
  /** Nodes that stand for a thing, by its id. */
  private readonly standsFor = new Map<string, PlacedNode>();
  private readonly columns: ReadonlyMap<Column, PlacedColumn>;
  private readonly tapped: number[] = [];
  private y = TOP;

  private readonly scene: readonly SceneBand[];

  constructor(scene: readonly SceneBand[]) {
    this.scene = scene;
    this.columns = placeColumns(scene);
    for (const [at, band] of scene.entries()) this.placeBand(band, at);
  }

  private box(column: Column, y: number, place: string, id: string, depth = 0): PlacedNode {
    const { x, w } = this.columns.get(column) ?? { x: EDGE, w: WIDTHS[column][0] };
    const inset = depth * INDENT;
    return { id, column, x: x + inset, y: y + (LANE - NODE) / 2, w: w - inset, h: NODE, place };
  }

  private add(node: PlacedNode): PlacedNode {
    this.nodes.push(node);
    for (const { id } of node.entry?.items ?? []) this.standsFor.set(id, node);
    return node;
  }

  private entry(column: Column, y: number, place: string, entry: Entry): PlacedNode {
    return this.add({ ...this.box(column, y, place, entry.id, entry.depth), entry });
  }

  private line(
    from: PlacedNode,
    to: PlacedNode,
    points: PlacedLine['points'],
    label = '',
    labelX = 0,
    labelY = 0,
  ): void {
    this.lines.push({ id: `${from.id}>${to.id}`, from: from.id, to: to.id, points, label, labelX, labelY });
  }

  /** The floating IPs that lead to an entry, beside it, each with its line; answers how many lanes they take. */
  private placeIps(target: PlacedNode, y: number, place: string): number {
    const { entry } = target;
    const ips = entry ? ipsOf(entry) : [];
    if (!entry || ips.length === 0) return 1;
    const groupId = entry.turns ?? entry.id;
    const entries: Entry[] = entry.item
      ? ips.map((item) => ({ id: item.id, depth: 0, item, items: [item] }))
      : [{ id: `${entry.id}/ips`, depth: 0, item: undefined, group: 'ips', isOpen: false, turns: groupId, items: ips }];
    const middle = target.y + target.h / 2;
    for (const [at, ip] of entries.entries()) {
      const node = this.entry('ips', y + at * LANE, place, ip);
      const own = node.y + node.h / 2;
      const start = node.x + node.w;
      const bend = start + 14;
      // From a network on, it is the network's own line that leads to the machine.
      const field = target.column === 'members' ? this.columns.get('networks') : undefined;
      const end = field ? field.x + field.w : target.x;
      // What leads to a machine passes the column of the balancers: its lane is free there.
      const points: PlacedLine['points'] =
        own === middle
          ? [
              [start, own],
              [end, middle],
            ]
          : [
              [start, own],
              [bend, own],
              [bend, middle],
              [end, middle],
            ];
      const label = target.column === 'balancers' && at === 0 ? (entry.item?.detail ?? '') : '';
      this.line(node, target, points, label, target.x - 10, middle - 5);
      if (!ip.items.every(({ isPrivate }) => isPrivate)) this.tap(node);
    }
    return entries.length;
  }

  /** Joins an address with the internet. */
  private tap(node: PlacedNode): void {
    const internet = this.columns.get('internet');
    if (!internet) return;
    const y = node.y + node.h / 2;
    this.tapped.push(y);
    this.lines.push({
      id: `${INTERNET}>${node.id}`,
      from: INTERNET,
      to: node.id,
      points: [
        [internet.x + internet.w / 2, y],
        [node.x, y],
      ],
      label: '',
      labelX: 0,
      labelY: 0,
    });
  }

  private placeBalancers(block: SceneBlock, top: number, place: string): { lanes: number; placed: PlacedNode[] } {
    let lane = 0;
    const placed: PlacedNode[] = [];
    for (const entry of block.balancers) {
      const y = top + lane * LANE;
      const node = this.entry('balancers', y, place, entry);
      placed.push(node);
      lane += this.placeIps(node, y, place);
    }
    return { lanes: lane, placed };
  }

  /** Members stand in their order; one that an address leads to stands below the balancers, so that its line is straight. */
  private placeMembers(
    block: SceneBlock,
    top: number,
    place: string,
    busy: number,
  ): { lanes: number; placed: PlacedNode[] } {
    let lane = 0;
    let service: PlacedNode | undefined;
    const placed: PlacedNode[] = [];
    for (const entry of block.members) {
      const leads = ipsOf(entry).length > 0;
      if (leads) lane = Math.max(lane, busy);
      const y = top + lane * LANE;
      const node = this.entry('members', y, place, entry);
      if (entry.item?.kind === 'node' && service) {
        this.nodePart(service, node);
        lane += 1;
        continue;
      }
      service = entry.item?.kind === 'service' ? node : undefined;
      if (entry.items.length > 0) placed.push(node);
      lane += leads ? this.placeIps(node, y, place) : 1;
    }
    return { lanes: lane, placed };
  }

  private nodePart(service: PlacedNode, node: PlacedNode): void {
    const x = service.x + INDENT / 2;
    this.lines.push({
      id: `${service.id}>${node.id}`,
      from: service.id,
      to: node.id,
      points: [
        [x, service.y + service.h],
        [x, node.y + node.h / 2],
        [node.x, node.y + node.h / 2],
      ],
      label: '',
      labelX: 0,
      labelY: 0,
      isPart: true,
    });
  }

  /** The lines of a network: from each balancer over a rail of its own to its targets, and from the network to its members. */
  private connect(
    field: PlacedNode | undefined,
    balancers: readonly PlacedNode[],
    members: readonly PlacedNode[],
  ): void {
    for (const member of members) {
      if (!field) continue;
      const y = member.y + member.h / 2;
      const label = member.entry?.item?.line ?? '';
      const from = field.x + field.w;
      this.line(
        field,
        member,
        [
          [from, y],
          [member.x, y],
        ],
        label,
        member.x - 10,
        y - 5,
      );
    }
    for (const [at, balancer] of balancers.entries()) {
      const y = balancer.y + balancer.h / 2;
      const from = balancer.x + balancer.w;
      const own = new Set(balancer.entry?.items.flatMap(({ targets }) => targets));
      const targets = members.filter(({ entry }) => entry?.items.some(({ id, also }) => own.has(also ?? id)));
      const label = balancer.entry?.item?.line ?? '';
      const first = field ?? targets[0];
      if (!first) continue;
      const edge = field ? field.x : from + 24;
      const rail = edge + RAIL + (at % RAILS) * RAIL;
      // The balancer stands in the network, whether or not it leads to something there.
      if (field) {
        this.line(
          balancer,
          field,
          [
            [from, y],
            [field.x, y],
          ],
          label,
          field.x - 10,
          y - 5,
        );
      }
      for (const target of targets) {
        const end = target.y + target.h / 2;
        this.line(balancer, target, [
          [field ? field.x : from, y],
          [rail, y],
          [rail, end],
          [field ? field.x + field.w : target.x, end],
        ]);
      }
    }
  }

  private placeBlock(block: SceneBlock, place: string): void {
    const top = this.y;
    if (block.kind === 'closed' || block.kind === 'head') {
      const network = block.network && this.entry('networks', top, place, { ...block.network, depth: block.depth });
      const { placed } = this.placeMembers(block, top, place, 0);
      if (network) this.connect(network, [], placed);
      this.y = top + LANE;
      return;
    }
    const hasField = this.columns.has('networks');
    const lanesTop = top + (hasField ? BLOCK_HEAD : 0);
    const balancers = this.placeBalancers(block, lanesTop, place);
    const members = this.placeMembers(block, lanesTop, place, balancers.lanes);
    const lanes = Math.max(balancers.lanes, members.lanes);
    let field: PlacedNode | undefined;
    if (hasField) {
      const { x, w } = this.box('networks', top, place, block.id, block.depth);
      const h = BLOCK_HEAD + lanes * LANE + (lanes > 0 ? BLOCK_FOOT : 0);
      const own = { id: block.id, column: 'networks' as const, x, y: top, w, h, place, isField: true };
      field = this.add(
        block.network
          ? { ...own, entry: block.network }
          : { ...own, field: block.kind === 'unknown' ? ('unknown' as const) : ('none' as const) },
      );
    }
    this.connect(field, balancers.placed, members.placed);
    this.y = lanesTop + lanes * LANE + (lanes > 0 ? BLOCK_FOOT : 0) + BLOCK_GAP;
  }

  private placeLoose(entries: readonly Entry[], place: string): void {
    for (const entry of entries) {
      const node = this.entry('ips', this.y, place, entry);
      this.y += LANE;
      if (entry.items.length === 0) continue;
      if (!entry.items.every(({ isPrivate }) => isPrivate)) this.tap(node);
      const from = node.x + node.w;
      const y = node.y + node.h / 2;
      this.lines.push({
        id: `${node.id}>`,
        from: node.id,
        to: node.id,
        points: [
          [from, y],
          [from + 22, y],
        ],
        label: '',
        labelX: 0,
        labelY: 0,
        isLoose: true,
      });
    }
  }

  /** What is missing stands where it would stand. */
  private placeGaps(gaps: readonly MapGap[], place: string): void {
    const lanes = new Map<Column, number>();
    for (const gap of gaps) {
      const column = COLUMN_OF[gap.source];
      const lane = lanes.get(column) ?? 0;
      lanes.set(column, lane + 1);
      const id = `gap:${place}/${gap.source}/${gap.state}`;
      this.add({ ...this.box(column, this.y + lane * LANE, place, id), gap });
    }
    this.y += Math.max(0, ...lanes.values()) * LANE + (lanes.size > 0 ? BLOCK_GAP : 0);
  }

  private placeBand({ place, blocks, loose, gaps }: SceneBand, at: number): void {
    if (at > 0) this.y += BAND_GAP;
    const top = this.y;
    if (this.scene.length > 1) this.y += BAND_HEAD;
    this.placeGaps(gaps, place);
    let isTight = false;
    for (const block of blocks) {
      const isLine = block.kind === 'closed' || block.kind === 'head';
      if (isTight && !isLine) this.y += BLOCK_GAP;
      this.placeBlock(block, place);
      isTight = isLine;
    }
    if (isTight && loose.length > 0) this.y += BLOCK_GAP;
    this.placeLoose(loose, place);
    this.bands.push({ place, y: top, h: this.y - top });
  }

  finish(): MapLayout {
    const columns = [...this.columns.values()];
    const last = columns.at(-1);
    const internet = this.columns.get('internet');
    const bottom = this.tapped.reduce((most, y) => Math.max(most, y), 0);
    const top = TOP - 4;
    if (internet) {
      this.nodes.unshift({ id: INTERNET, column: 'internet', place: '', x: internet.x, y: top, w: internet.w, h: 34 });
    }
    return {
      width: (last ? last.x + last.w : 0) + EDGE,
      height: Math.max(this.y, TOP + LANE) + EDGE,
      nodes: this.nodes,
      lines: this.lines,
      bands: this.bands,
      columns,
      trunk: internet && bottom > 0 ? { x: internet.x + internet.w / 2, top: top + 34, bottom } : undefined,
    };
  }
}

/**
 * Where everything stands. The layers are fixed (internet, floating IPs, balancers, networks, members), so that a column is
 * a matter of kind and a lane one of order: things in one lane are joined by a straight line, and no two boxes overlap.
 */
export const layOut = (scene: readonly SceneBand[]): MapLayout => new Placing(scene).finish();
