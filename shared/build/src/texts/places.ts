import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

function collect(compiled: unknown, into: Set<string>): void {
  if (!Array.isArray(compiled)) return;
  for (const part of compiled) {
    if (!Array.isArray(part)) continue;
    const [name, , choices] = part;
    if (typeof name === 'string' && name !== '#') into.add(name);
    if (typeof choices === 'object' && choices !== null)
      for (const choice of Object.values(choices)) collect(choice, into);
  }
}

/** Names of the values that a text takes, sorted: `['n', 'name']` of `{name} has {n, plural, other {#}}`. @throws Error */
export function placesOf(text: string): string[] {
  const places = new Set<string>();
  collect(compileMessageOrThrow(text), places);
  return [...places].toSorted();
}

function collectPlurals(compiled: unknown, into: string[][]): void {
  if (!Array.isArray(compiled)) return;
  for (const part of compiled) {
    if (!Array.isArray(part)) continue;
    const [, kind, choices] = part;
    if (typeof choices !== 'object' || choices === null) continue;
    if (kind === 'plural') into.push(Object.keys(choices).filter((form) => form !== 'offset'));
    for (const choice of Object.values(choices)) collectPlurals(choice, into);
  }
}

/** The forms of each plural in a text: `[['one', 'other']]`. @throws Error */
export function pluralsOf(text: string): string[][] {
  const found: string[][] = [];
  collectPlurals(compileMessageOrThrow(text), found);
  return found;
}
