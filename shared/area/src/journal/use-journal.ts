import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { JournalEntry } from './entry';

/** What was done in this browser, newest first. */
export const journalStore = create<{ readonly entries: readonly JournalEntry[] }>()(() => ({ entries: [] }));

/**
 * What whoever is signed in has done in this browser, newest first.
 * @param subject only what was about it: a uuid, an address, the name of a bucket, `billing_account_id:7`
 */
export const useJournal = (subject?: string): readonly JournalEntry[] =>
  journalStore(
    useShallow(({ entries }) =>
      subject === undefined ? entries : entries.filter(({ subjects }) => subjects.includes(subject)),
    ),
  );
