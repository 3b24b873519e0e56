import { invalid } from './errors';

/** Everything that a request says, under one roof. */
export type Bag = Record<string, unknown>;

/** How deep objects may lie in each other; more than any call asks for. */
const DEEPEST = 32;

/** `disks[]` and `disks[0]` are how some clients write the key of a list. */
const LIST_KEY = /^(.+?)\[\d*\]$/;

/** A form or query as an object; a key that comes again becomes a list. */
export function fromPairs(pairs: Iterable<readonly [string, string]>): Bag {
  const found = new Map<string, unknown>();
  for (const [key, value] of pairs) {
    const listName = LIST_KEY.exec(key)?.[1];
    const name = listName ?? key;
    const before = found.get(name);
    if (Array.isArray(before)) before.push(value);
    else if (before === undefined) found.set(name, listName ? [value] : value);
    else found.set(name, [before, value]);
  }
  return Object.fromEntries(found);
}

export const fromForm = (text: string): Bag => fromPairs(new URLSearchParams(text));

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1)));

/** @throws ApiFault 400 */
export function fromJson(text: string): Bag {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return {};
    if (isBag(value) && !isTooDeep(value)) return { ...value };
  } catch {
    // Said below, with the same words as for JSON that is no object.
  }
  throw invalid({ body: 'The body is not a JSON object' });
}
