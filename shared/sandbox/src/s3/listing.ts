import type { S3ObjectRow } from '../model/storage';
import type { SiteRuntime } from '../site';

/** Unicode's order of a UTF-16 code unit: surrogates stand for characters after all others. */
const rank = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

/** Order of keys: by the bytes of their UTF-8, as S3 lists them, and not by UTF-16 as JavaScript does. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Index of the first of ordered items for which a test holds; their number where it never does. */
function firstWhere<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && test(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export interface ListQuery {
  readonly prefix: string;
  readonly delimiter: string;
  /** Only what comes after this key or common prefix. */
  readonly after: string;
  readonly limit: number;
}

/** A key of its own, or a prefix that all keys up to the delimiter share. */
type Listed<Keyed> = { readonly item: Keyed } | { readonly commonPrefix: string };

export interface Page<Keyed> {
  readonly items: readonly Listed<Keyed>[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
}

export const nameOf = (listed: Listed<{ readonly key: string }>): string =>
  'item' in listed ? listed.item.key : listed.commonPrefix;

function commonPrefixOf(key: string, { prefix, delimiter }: ListQuery): string | undefined {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
}

/** One page of ordered keys. What begins with a common prefix is one item, skipped in one step. */
export function listPage<Keyed extends { readonly key: string }>(
  ordered: readonly Keyed[],
  query: ListQuery,
): Page<Keyed> {
  const { prefix, after, limit } = query;
  const items: Listed<Keyed>[] = [];
  let index = firstWhere(ordered, ({ key }) => compareKeys(key, prefix) >= 0 && compareKeys(key, after) > 0);
  for (;;) {
    const item = ordered[index];
    if (!item?.key.startsWith(prefix)) return { items, next: undefined };
    const commonPrefix = commonPrefixOf(item.key, query);
    const isSeen = commonPrefix !== undefined && compareKeys(commonPrefix, after) <= 0;
    if (!isSeen) {
      const last = items.at(-1);
      if (items.length >= limit) return { items, next: last && nameOf(last) };
      items.push(commonPrefix === undefined ? { item } : { commonPrefix });
    }
    index =
      commonPrefix === undefined
        ? index + 1
        : firstWhere(ordered, ({ key }) => compareKeys(key, commonPrefix) > 0 && !key.startsWith(commonPrefix));
  }
}

const sorted = new WeakMap<readonly S3ObjectRow[], readonly S3ObjectRow[]>();

/** The objects of a bucket by key; kept as long as they are the same. */
export function objectsByKey({ store }: SiteRuntime, bucket: string): readonly S3ObjectRow[] {
  const rows = store.s3Objects.by('bucket', bucket);
  const known = sorted.get(rows);
  if (known) return known;
  const ordered = rows.toSorted((a, b) => compareKeys(a.key, b.key));
  sorted.set(rows, ordered);
  return ordered;
}
