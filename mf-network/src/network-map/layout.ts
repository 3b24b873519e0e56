import { COLUMN_OF, ipsOf, placeColumns, WIDTHS } from './columns';
import type { MapGap } from './graph-types';
import {
  INTERNET,
  type Column,
  type MapLayout,
  type PlacedBand,
  type PlacedColumn,
  type PlacedLine,
  type PlacedNode,
} from './layout-types';
import { addressLine, internetLine, looseLine, networkLines, partLine } from './lines';
import type { Entry, SceneBand, SceneBlock } from './scene';
import { BAND_GAP, BAND_HEAD, BLOCK_FOOT, BLOCK_GAP, BLOCK_HEAD, EDGE, INDENT, LANE, NODE, TOP } from './sizes';

class Placing {
  readonly nodes: PlacedNode[] = [];
  readonly lines: PlacedLine[] = [];
  readonly bands: PlacedBand[] = [];
  private readonly columns: ReadonlyMap<Column, PlacedColumn>;
  private readonly tapped: number[] = [];
  private y = TOP;

  constructor(scene: readonly SceneBand[]) {
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
    return node;
  }

  private entry(column: Column, y: number, place: string, entry: Entry): PlacedNode {
    return this.add({ ...this.box(column, y, place, entry.id, entry.depth), entry });
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
    const field = target.column === 'members' ? this.columns.get('networks') : undefined;
    for (const [at, ip] of entries.entries()) {
      const node = this.entry('ips', y + at * LANE, place, ip);
      const label = target.column === 'balancers' && at === 0 ? (entry.item?.detail ?? '') : '';
      this.lines.push(addressLine(node, target, field, label));
      if (!ip.items.every(({ isPrivate }) => isPrivate)) this.tap(node);
    }
    return entries.length;
  }

  /** Joins an address with the internet. */
  private tap(node: PlacedNode): void {
    const internet = this.columns.get('internet');
    if (!internet) return;
    this.tapped.push(node.y + node.h / 2);
    this.lines.push(internetLine(node, internet));
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
        this.lines.push(partLine(service, node));
        lane += 1;
        continue;
      }
      service = entry.item?.kind === 'service' ? node : undefined;
      if (entry.items.length > 0) placed.push(node);
      lane += leads ? this.placeIps(node, y, place) : 1;
    }
    return { lanes: lane, placed };
  }

  private connect(...network: Parameters<typeof networkLines>): void {
    for (const line of networkLines(...network)) this.lines.push(line);
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
      this.lines.push(looseLine(node));
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

  private placeBand({ place, isNamed, blocks, loose, gaps }: SceneBand, at: number): void {
    if (at > 0) this.y += BAND_GAP;
    const top = this.y;
    if (isNamed) this.y += BAND_HEAD;
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
    this.bands.push({ place, isNamed, y: top, h: this.y - top });
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
