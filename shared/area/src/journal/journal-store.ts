import { create } from 'zustand';
import type { JournalEntry } from './entry';

/** What whoever is signed in has done in this browser, newest first; undefined until it has been read. */
export const journalStore = create<{ readonly entries?: readonly JournalEntry[] }>()(() => ({}));
