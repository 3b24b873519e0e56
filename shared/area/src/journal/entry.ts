import { create } from 'zustand';
import type { JournalDetails } from './declaration';

/** How often 'a minute ago' is looked at again, in milliseconds. */
export const RELATIVE_MS = 20_000;

/** `unknown`: nobody can tell whether the call was done, because no response came or the page was left before it. */
export const journalOutcomes = ['pending', 'ok', 'failed', 'unknown'] as const;
export type JournalOutcome = (typeof journalOutcomes)[number];

/** A call that changed something, or should have, made in this browser. */
export interface JournalEntry {
  readonly id: string;
  /** Name of the call in the contract. */
  readonly endpoint: string;
  /** The area that has declared it, and can tell of it: 'mf-compute'. Absent where none had. */
  readonly area?: string;
  /** What it was about: uuids, addresses, names, numbers with the name of what they number. */
  readonly subjects: readonly string[];
  readonly details: JournalDetails;
  /** What people called what it was about when it was sent, by uuid, as far as the page knew. */
  readonly names?: Readonly<Record<string, string>>;
  /** When it was sent, by the server's clock. */
  readonly at: Date;
  /** How long it took, in milliseconds; not known before its end. */
  readonly tookMs?: number;
  readonly outcome: JournalOutcome;
  /** Why it failed, or why its outcome is not known. */
  readonly message?: string;
  readonly correlationId?: string;
  /** For whom somebody else acted. */
  readonly actingFor?: string;
}

interface Journal {
  /** What whoever is signed in has done as whom they are now, newest first. */
  readonly entries?: readonly JournalEntry[];
  /** And what they have done for others, or for themselves while they act for somebody. */
  readonly whole?: readonly JournalEntry[];
}

/** What was done in this browser; undefined until it has been read. */
export const journalStore = create<Journal>()(() => ({}));
