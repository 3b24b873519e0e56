import { useEffect, useMemo } from 'react';
import { usePart } from '../use-part';
import type { JournalEntry } from './entry';
import { journalStore } from './journal-store';
import { loadJournal } from './load-journal';

/** Uuids, addresses, names of buckets, or `billing_account_id:7`: an entry is listed that is about one of them. */
export type JournalSubject = string | readonly string[];

const NONE: readonly JournalEntry[] = [];

/**
 * What whoever is signed in has done in this browser, newest first, of all tabs as it comes.
 * @param subject only what was about it; everything without one
 */
export function useJournal(subject?: JournalSubject): readonly JournalEntry[] {
  const journal = usePart(loadJournal, true);
  useEffect(() => journal?.openJournal(), [journal]);
  const entries = journalStore((state) => state.entries) ?? NONE;
  const wanted = subject === undefined ? undefined : [subject].flat().join('\n');
  return useMemo(() => {
    if (wanted === undefined) return entries;
    const names = new Set(wanted.split('\n'));
    return entries.filter(({ subjects }) => subjects.some((name) => names.has(name)));
  }, [entries, wanted]);
}
