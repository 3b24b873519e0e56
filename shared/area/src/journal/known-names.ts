import { cachedContents } from '@console/api';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const textOf = (row: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(row, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** How deep rows lie: a list of several locations has cells by location, and their rows in these. */
const DEPTH = 3;

/**
 * What people call things now, by uuid, as far as the page has read it: the journal goes on to tell of what is not there any
 * more. It is asked with every write: rows of lists come first, and what is within ten thousand of them (the disks of machines)
 * is looked through only for what they are not.
 */
export function knownNames(subjects: readonly string[]): Readonly<Record<string, string>> {
  const wanted = new Set(subjects.filter((subject) => UUID.test(subject)));
  const names: Record<string, string> = {};
  const look = (content: unknown, isWithinRows: boolean, depth = DEPTH): void => {
    if (wanted.size === 0 || typeof content !== 'object' || content === null) return;
    const uuid = Array.isArray(content) ? undefined : textOf(content, 'uuid');
    const name = uuid !== undefined && wanted.has(uuid) && (textOf(content, 'display_name') ?? textOf(content, 'name'));
    if (uuid !== undefined && name) {
      names[uuid] = name;
      wanted.delete(uuid);
    }
    if (depth === 0 || (uuid !== undefined && !isWithinRows)) return;
    for (const part of Object.values(content)) look(part, isWithinRows, depth - 1);
  };
  for (const isWithinRows of [false, true]) for (const [, content] of cachedContents()) look(content, isWithinRows);
  return names;
}
