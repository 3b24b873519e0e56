import { cachedContents } from '@console/api';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const textOf = (row: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(row, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** How deep rows lie: a list of several locations has cells by location, and their rows in these. */
const DEPTH = 3;

/** All that a response has, as far as rows may lie. */
function* rows(content: unknown, depth = DEPTH): Generator<object> {
  if (typeof content !== 'object' || content === null) return;
  if (!Array.isArray(content)) yield content;
  if (depth > 0) for (const part of Object.values(content)) yield* rows(part, depth - 1);
}

/**
 * What people call things now, by uuid, as far as the page has read it: the journal goes on to tell of what is not there any
 * more.
 */
export function knownNames(subjects: readonly string[]): Readonly<Record<string, string>> {
  const wanted = new Set(subjects.filter((subject) => UUID.test(subject)));
  const names: Record<string, string> = {};
  for (const [, content] of cachedContents()) {
    for (const row of rows(content)) {
      if (wanted.size === 0) return names;
      const uuid = textOf(row, 'uuid');
      const name = uuid !== undefined && wanted.has(uuid) && (textOf(row, 'display_name') ?? textOf(row, 'name'));
      if (uuid === undefined || !name) continue;
      names[uuid] = name;
      wanted.delete(uuid);
    }
  }
  return names;
}
