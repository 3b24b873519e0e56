import type { SearchEntry, SearchSource } from '../search/search-store';
import type { JournalEntry } from './entry';

/** A resource that is there, which an entry is about. */
export interface SubjectResource {
  readonly kind: string;
  readonly name: string;
  /** Its page. */
  readonly to: string;
}

const NUMBERED = /^(?<field>\w+)_id:(?<number>.+)$/;

/** 'token_id:7' is number 7 of a kind whose type ends in 'token'. */
function isNumberOf(subject: string, kind: string, id: string): boolean {
  const { field, number } = NUMBERED.exec(subject)?.groups ?? {};
  return number === id && (kind === field || kind.endsWith(`_${field}`));
}

/** How people read a subject of which nothing else is known: the number alone. */
export const bareSubject = (subject: string): string => NUMBERED.exec(subject)?.groups?.['number'] ?? subject;

const found = (kind: string, entry: SearchEntry): SubjectResource => {
  const { name, to } = entry.show();
  return { kind, name, to };
};

/**
 * Which of the resources that the search knows the subjects of a journal stand for: by their ids, names and numbers, else by
 * an address, which is that of the one that has the fewest other names.
 */
export function subjectResources(
  entries: readonly Pick<JournalEntry, 'subjects'>[],
  sources: readonly SearchSource[],
): ReadonlyMap<string, SubjectResource> {
  const wanted = new Set(entries.flatMap(({ subjects }) => subjects));
  const numbered = [...wanted].filter((subject) => NUMBERED.test(subject));
  const known = new Map<string, SubjectResource>();
  const byWord = new Map<string, { kind: string; entry: SearchEntry }>();
  for (const { kind, entries: resources } of sources) {
    for (const entry of resources) {
      if (wanted.has(entry.id)) known.set(entry.id, found(kind, entry));
      for (const subject of numbered) if (isNumberOf(subject, kind, entry.id)) known.set(subject, found(kind, entry));
      for (const word of entry.words) {
        if (!word || word === entry.id || !wanted.has(word)) continue;
        const before = byWord.get(word);
        if (!before || entry.words.length < before.entry.words.length) byWord.set(word, { kind, entry });
      }
    }
  }
  for (const [word, { kind, entry }] of byWord) if (!known.has(word)) known.set(word, found(kind, entry));
  return known;
}

/**
 * The subjects of an entry, what it is about above all first: what a call has made stands last in them, else what it names
 * first; numbers, which mostly say who pays, come after the rest.
 */
export function bySignificance(subjects: readonly string[], hasMade: boolean): readonly string[] {
  const inOrder = hasMade ? subjects.toReversed() : subjects;
  const isNumber = (subject: string): boolean => NUMBERED.test(subject);
  return [...inOrder.filter((subject) => !isNumber(subject)), ...inOrder.filter(isNumber)];
}
