import type { MapGap, MapItem } from './graph-types';
import type { Column, PlacedColumn } from './layout-types';
import type { Entry, SceneBand } from './scene';
import { EDGE, INDENT } from './sizes';

/** The floating IPs that lead to what an entry stands for. */
export const ipsOf = ({ items }: Entry): MapItem[] => items.flatMap(({ ips }) => ips);

/** Where what a source did not tell would stand. */
export const COLUMN_OF: Readonly<Record<MapGap['source'], Column>> = {
  ips: 'ips',
  balancers: 'balancers',
  networks: 'networks',
  vms: 'members',
  services: 'members',
};

/** The columns that something stands in. */
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

/** The least and the most that a column is wide. */
export const WIDTHS: Readonly<Record<Column, readonly [least: number, most: number]>> = {
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
const LABEL_CHARACTER = 5.7;
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
export function placeColumns(bands: readonly SceneBand[]): ReadonlyMap<Column, PlacedColumn> {
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
