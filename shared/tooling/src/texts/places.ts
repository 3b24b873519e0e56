import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A place in a compiled text: its value's name, and for plural forms and choices their kind and branches. */
interface Place {
  readonly name: string;
  readonly kind?: unknown;
  readonly branches: readonly (readonly [string, unknown])[];
}

/** Every place of a compiled text, also those inside plural forms and choices. */
function* placesIn(compiled: unknown): Generator<Place> {
  if (!Array.isArray(compiled)) return;
  for (const part of compiled) {
    if (!Array.isArray(part)) continue;
    const [name, kind, choices] = part;
    const branches = typeof choices === 'object' && choices !== null ? Object.entries(choices) : [];
    yield { name: String(name), kind, branches };
    for (const [, branch] of branches) yield* placesIn(branch);
  }
}

/** Names of the values that a text takes, sorted: `['n', 'name']` of `{name} has {n, plural, other {#}}`. @throws Error */
export function placesOf(text: string): string[] {
  const names = [...placesIn(compileMessageOrThrow(text))].map(({ name }) => name);
  return [...new Set(names.filter((name) => name !== '#'))].toSorted();
}

/** The forms of each plural in a text: `[['one', 'other']]`. @throws Error */
export const pluralsOf = (text: string): string[][] =>
  [...placesIn(compileMessageOrThrow(text))]
    .filter(({ kind }) => kind === 'plural')
    .map(({ branches }) => branches.map(([form]) => form).filter((form) => form !== 'offset'));
