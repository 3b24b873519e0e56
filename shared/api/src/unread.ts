/** A row of a list that misses the contract. */
export interface UnreadRow {
  /** As addresses name it: its uuid, id or name; '' where none of them can be read. */
  readonly id: string;
  /** What it is called, as far as that can be read: its name, else its address or id; '' where it has none of them. */
  readonly label: string;
  /** It is not in the list at all; else it is there without what could not be read. */
  readonly isMissing: boolean;
}

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

/** What can be read of a raw row that could not be read, or only in part. */
export const unreadRow = (row: unknown, isMissing: boolean): UnreadRow => ({
  id: wordOf(row, ID_KEYS),
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
