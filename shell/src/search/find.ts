import type { SearchEntry, SearchSource } from '@console/area';
import { go, snapshot, type SnapshotKey } from 'fuzzysort';

/** A part of a text, and whether it is what was searched for. */
export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A resource that was found. */
export interface Found {
  readonly kind: string;
  readonly entry: SearchEntry;
  readonly name: readonly MarkedPart[];
  /** What it was found by, where that is not its name. */
  readonly by?: readonly MarkedPart[];
}

export interface FoundResources {
  /** The best ones first. */
  readonly shown: readonly Found[];
  /** There are more than these. */
  readonly hasMore: boolean;
}

/** As many as can be looked through; of more, one types on. */
const SHOWN = 20;

/** How little a name may resemble what was typed, from 1 (the same) to 0. */
const LEAST = 0.4;

/** Scores of what is found by an address or another fact: the whole of it, its beginning, a part of it. */
const BY_WORD = { whole: 1, beginning: 0.9, part: 0.6 } as const;

interface Prepared {
  readonly names: SnapshotKey<SearchEntry>;
  /** The other words of each entry in lower case, one on a line. */
  readonly words: readonly string[];
}

const prepared = new WeakMap<readonly SearchEntry[], Prepared>();

/** Makes entries ready for searching; once for each array of them. */
export function prepare(entries: readonly SearchEntry[]): Prepared {
  const known = prepared.get(entries);
  if (known) return known;
  const made: Prepared = {
    names: snapshot(entries, { key: ({ name }) => name }),
    words: entries.map(({ words }) => `\n${words.filter(Boolean).join('\n').toLowerCase()}\n`),
  };
  prepared.set(entries, made);
  return made;
}

const plain = (text: string): MarkedPart[] => [{ text, isMatch: false }];

const highlighted = (parts: (string | MarkedPart)[]): MarkedPart[] =>
  parts.flatMap((part) => (typeof part !== 'string' ? [part] : part === '' ? [] : plain(part)));

/** The word of an entry that contains a text, with the text marked. */
function wordWith(entry: SearchEntry, text: string): MarkedPart[] | undefined {
  for (const word of entry.words) {
    const at = word?.toLowerCase().indexOf(text) ?? -1;
    if (!word || at < 0) continue;
    const end = at + text.length;
    return highlighted([word.slice(0, at), { text: word.slice(at, end), isMatch: true }, word.slice(end)]);
  }
  return undefined;
}

function scoreOfWords(words: string, text: string): number {
  const at = words.indexOf(text);
  if (at < 0) return 0;
  if (words.includes(`\n${text}\n`)) return BY_WORD.whole;
  return words.includes(`\n${text}`) ? BY_WORD.beginning : BY_WORD.part;
}

interface Hit extends Found {
  readonly score: number;
}

/** The names of a kind that resemble what was typed; one more than is shown. */
function byName(text: string, { kind, entries }: SearchSource): Hit[] {
  return go(text, prepare(entries).names, { limit: SHOWN + 1, threshold: LEAST }).map((result): Hit => ({
    kind,
    entry: result.obj,
    score: result.score,
    name: highlighted(result.highlight((match): MarkedPart => ({ text: match, isMatch: true }))),
  }));
}

/**
 * What is found by another word than its name, and by nothing better: the best ones, one more than is shown. A letter stands in
 * some word of nearly all of thirty thousand entries.
 */
function byWord(text: string, { kind, entries }: SearchSource, isKnown: (id: string) => boolean): Hit[] {
  const lower = text.toLowerCase();
  const found = new Map<number, SearchEntry[]>(Object.values(BY_WORD).map((score) => [score, []]));
  prepare(entries).words.forEach((words, i) => {
    const score = scoreOfWords(words, lower);
    const best = found.get(score);
    const entry = entries[i];
    if (best && best.length <= SHOWN && entry && !isKnown(entry.id)) best.push(entry);
  });
  return [...found]
    .flatMap(([score, best]) => best.map((entry): Hit => ({ kind, entry, score, name: plain(entry.name) })))
    .slice(0, SHOWN + 1);
}

/** Scores in coarse steps: of two names with the same beginning the longer one is not worse. */
const stepOf = (score: number): number => (score === 1 ? Infinity : Math.round(score * 4));

/**
 * Finds resources by their names, in which letters may be missing, and by any part of their addresses and other words.
 * @param text what was typed; without any nothing is found
 */
export function findResources(text: string, sources: readonly SearchSource[]): FoundResources {
  const typed = text.trim();
  if (typed === '') return { shown: [], hasMore: false };
  const hits = sources.flatMap((source) => {
    const named = byName(typed, source);
    const known = new Set(named.map(({ entry }) => entry.id));
    return [...named, ...byWord(typed, source, (id) => known.has(id))];
  });
  const shown = hits
    // Those that fit as well as each other stay in the order of their kinds.
    .toSorted((a, b) => stepOf(b.score) - stepOf(a.score))
    .slice(0, SHOWN)
    .map(({ score: _score, ...found }): Found => {
      const by = found.name.some(({ isMatch }) => isMatch) ? undefined : wordWith(found.entry, typed.toLowerCase());
      return by ? { ...found, by } : found;
    });
  return { shown, hasMore: hits.length > SHOWN };
}
