import { useEffect, useMemo } from 'react';
import { useOnDemand } from '@console/ui';
import { journalStore, type JournalEntry } from './entry';
import { hasEntries } from './keys';
import { journalPart } from './load-journal';

/** Uuids, addresses, names of buckets, or `billing_account_id:7`: an entry is listed that is about one of them. */
export type JournalSubject = string | readonly string[];

const NONE: readonly JournalEntry[] = [];

/** The entries about something once they have been read, for which `wanted` is waited. */
export function useEntries(subject: JournalSubject | undefined, wanted: boolean): readonly JournalEntry[] {
  const journal = useOnDemand(journalPart, wanted);
  useEffect(() => journal?.openJournal(), [journal]);
  const entries = journalStore((state) => state.entries) ?? NONE;
  const names = subject === undefined ? undefined : [subject].flat().join('\n');
  return useMemo(() => {
    if (names === undefined) return entries;
    const known = new Set(names.split('\n'));
    return entries.filter(({ subjects }) => subjects.some((name) => known.has(name)));
  }, [entries, names]);
}

/**
 * What whoever is signed in has done in this browser, newest first, of all tabs as it comes.
 * @param subject only what was about it; everything without one
 */
export const useJournal = (subject?: JournalSubject): readonly JournalEntry[] => useEntries(subject, true);

/** The same, without any code where nothing is kept. */
export const useKeptJournal = (subject: JournalSubject): readonly JournalEntry[] => useEntries(subject, hasEntries());

/** The same, and what they have done for others, or for themselves while they act for somebody; undefined until it is read. */
export function useWholeJournal(): readonly JournalEntry[] | undefined {
  const journal = useOnDemand(journalPart);
  useEffect(() => journal?.openJournal(), [journal]);
  return journalStore(({ whole }) => whole);
}
