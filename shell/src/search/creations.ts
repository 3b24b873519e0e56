import { kindName } from '@console/area';
import type { AreaKind } from '@console/area/manifest.mjs';

/** A kind that can be created under a name, as far as the search knows it. */
type Kind = Pick<AreaKind, 'type' | 'named'> & { readonly create: string };

/** Words of the language, with spaces between them. */
export interface CreationNames {
  /** 'create new': may stand first. */
  readonly verbs: string;
  /** 'named called': may stand before the name. */
  readonly before: string;
}

/** Something to create under a name that was typed. */
export interface NamedCreation {
  readonly type: string;
  readonly kind: string;
  readonly name: string;
  readonly to: string;
}

/** A word alone can be a name where it looks like one; an address does not. */
const NAME = /^\p{L}[\p{L}\p{N}_-]*$/u;

/** What a kind may be called: its name and type, each word of these, and the first letters of the type ('vm'). */
function callsOf(type: string): string[] {
  const name = kindName(type).toLowerCase();
  const words = type.split('_');
  const initials = words.length > 1 ? [words.map((word) => word.charAt(0)).join('')] : [];
  return [name, words.join(' '), ...name.split(/[\s-]+/), ...words, ...initials];
}

const without = (text: string, words: string): string => {
  const [first = ''] = text.split(/\s/, 1);
  return words.toLowerCase().split(' ').includes(first.toLowerCase()) ? text.slice(first.length).trimStart() : text;
};

/** The name after what a kind is called, and how much of the text that took; undefined where the text names another kind. */
function nameAfter(text: string, type: string): { name: string; length: number } | undefined {
  const lower = text.toLowerCase();
  const call = callsOf(type)
    .filter((one) => lower.startsWith(`${one} `))
    .toSorted((a, b) => b.length - a.length)[0];
  return call === undefined ? undefined : { name: text.slice(call.length).trim(), length: call.length };
}

const creation = ({ type, create }: Kind, name: string): NamedCreation => ({
  type,
  kind: kindName(type),
  name,
  to: `${create}?${new URLSearchParams({ name })}`,
});

/**
 * What a text may ask to create: 'create vm web-3' a machine of that name, 'web-3' alone whatever can have a name.
 * @param kinds those that can be created here
 */
export function namedCreations(
  text: string,
  kinds: readonly Kind[],
  { verbs, before }: CreationNames,
): NamedCreation[] {
  const typed = text.trim();
  const rest = without(typed, verbs);
  const named = kinds.filter((kind) => kind.named);
  const requested = named.flatMap((kind) => {
    const after = nameAfter(rest, kind.type);
    const name = after && without(after.name, before);
    return name ? [{ kind, name, length: after.length }] : [];
  });
  const longest = Math.max(...requested.map(({ length }) => length));
  const found = requested.filter(({ length }) => length === longest).map(({ kind, name }) => creation(kind, name));
  if (found.length > 0) return found;
  const name = without(rest, before);
  // A kind that is asked for without a name is offered as ever.
  const isKind = kinds.some(({ type }) => callsOf(type).includes(name.toLowerCase()));
  return NAME.test(name) && !isKind ? named.map((kind) => creation(kind, name)) : [];
}
