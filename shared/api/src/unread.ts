import { clientMessage } from './client-messages';
import { ApiError } from './error';

/** A row of a list that misses the contract. */
export interface UnreadRow {
  /** As addresses name it: its uuid, id or name; '' where none of them can be read. */
  readonly id: string;
  /** What it is called, as far as that can be read: its name, else its address or id; '' where it has none of them. */
  readonly label: string;
  /** It is not in the list at all; else it is there without what could not be read. */
  readonly isMissing: boolean;
}

/** What a list says cannot be told from what could be read of it. */
export const unreadError = (): ApiError => new ApiError({ kind: 'general', text: clientMessage('unreadRows') });

const NONE: readonly UnreadRow[] = [];
const ID_KEYS = ['uuid', 'id', 'name'] as const;
const LABEL_KEYS = [
  'display_name',
  'name',
  'title',
  'grantee_username',
  'description',
  'address',
  'uuid',
  'id',
] as const;
const MOST_CHARACTERS = 80;

const unread = new WeakMap<object, readonly UnreadRow[]>();
const partly = new WeakSet<object>();

/** The first of these keys that a raw row has a word for. */
function wordOf(row: unknown, keys: readonly string[]): string {
  if (typeof row !== 'object' || row === null) return '';
  for (const key of keys) {
    const value: unknown = Object.hasOwn(row, key) ? Reflect.get(row, key) : undefined;
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      return String(value).slice(0, MOST_CHARACTERS);
  }
  return '';
}

/**
 * What can be read of a raw row that could not be read, or only in part.
 * @param rowId what tells the rows of its list apart, where that is known: another name of it is no id then
 */
export const unreadRow = (row: unknown, isMissing: boolean, rowId?: string): UnreadRow => ({
  id: wordOf(row, rowId === undefined ? ID_KEYS : [rowId]),
  label: wordOf(row, LABEL_KEYS),
  isMissing,
});

/** Notes which rows of a list could not be read, or only in part. */
export function noteUnread(list: object, rows: readonly UnreadRow[], partlyRead: readonly unknown[] = []): void {
  if (rows.length > 0) unread.set(list, rows);
  for (const row of partlyRead) if (typeof row === 'object' && row !== null) partly.add(row);
}

/** The rows of a response that could not be read, or only in part. */
export const unreadOf = (list: unknown): readonly UnreadRow[] =>
  (typeof list === 'object' && list !== null && unread.get(list)) || NONE;

/** Whether something of a row of a response could not be read: what is made of it may be too little. */
export const isPartlyRead = (row: object): boolean => partly.has(row);

/** How many rows a list has, with those that could not be read. */
export const countOf = (list: readonly unknown[]): number =>
  list.length + unreadOf(list).filter(({ isMissing }) => isMissing).length;

/** Whether a list lacks rows because they could not be read: what it does not have may be there. */
export const lacksRows = (list: unknown): boolean => unreadOf(list).some(({ isMissing }) => isMissing);

/**
 * The row of a list that an id names, by the `rowId` of its call. One that could not be read is there, too.
 * @returns 'unread' for one that is there and could not be read; undefined for one that is not there
 * @throws ApiError where a row may be it whose id could not be read either
 */
export function lookUp<Key extends string, Row extends Readonly<Record<Key, string | number>>>(
  list: readonly Row[],
  key: Key,
  id: Row[Key],
): Row | 'unread' | undefined {
  const row = list.find((one) => one[key] === id);
  if (row) return row;
  const missing = unreadOf(list).flatMap((one) => (one.isMissing ? [one.id] : []));
  if (missing.includes(String(id))) return 'unread';
  if (missing.includes('')) throw unreadError();
  return undefined;
}
