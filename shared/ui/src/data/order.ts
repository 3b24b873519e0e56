import { compareValues, sortKey } from './compare';
import type { Item } from './narrow';
import type { SortValue } from './types';

interface Keyed<Row> {
  readonly item: Item<Row>;
  readonly key: SortValue;
  readonly at: number;
}

/** What was in order before comes in that order: to sort what is nearly sorted takes one walk. */
function nearlySorted<Row>(keyed: Keyed<Row>[], before: readonly Item<Row>[]): Keyed<Row>[] {
  const left = new Map(keyed.map((one) => [one.item.id, one]));
  if (left.size < keyed.length) return keyed;
  const known: Keyed<Row>[] = [];
  for (const { id } of before) {
    const one = left.get(id);
    if (one) known.push(one);
    left.delete(id);
  }
  return [...known, ...left.values()];
}

/**
 * Items in the order of a column's values. What has none stands last in both directions; equal ones keep their places.
 * @param before the same list as it was last put in this order, if it was: makes it fast, and changes nothing
 */
export function inOrder<Row>(
  items: readonly Item<Row>[],
  value: (row: Row) => SortValue,
  desc: boolean,
  before: readonly Item<Row>[] = [],
): readonly Item<Row>[] {
  const keyed = items.map((item, at): Keyed<Row> => ({ item, key: sortKey(value(item.row)), at }));
  const compare = (a: Keyed<Row>, b: Keyed<Row>): number => {
    if (a.key === undefined || b.key === undefined) return a.key === b.key ? a.at - b.at : a.key === undefined ? 1 : -1;
    const order = compareValues(a.key, b.key);
    return (desc ? -order : order) || a.at - b.at;
  };
  return nearlySorted(keyed, before)
    .sort(compare)
    .map(({ item }) => item);
}
