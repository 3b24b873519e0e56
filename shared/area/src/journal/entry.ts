/** A value that says more about a call: a name, a size, a version. Never a secret. */
export type JournalValue = string | number | boolean;

/** How often 'a minute ago' is looked at again, in milliseconds. */
export const RELATIVE_MS = 20_000;

/** `unknown`: nobody can tell whether the call was done, because no answer came or the page was left before it. */
export const journalOutcomes = ['pending', 'ok', 'failed', 'unknown'] as const;
export type JournalOutcome = (typeof journalOutcomes)[number];

/** A call that changed something, or should have, made in this browser. */
export interface JournalEntry {
  readonly id: string;
  /** Name of the call: 'createVm'. */
  readonly endpoint: string;
  /** What it was about: uuids, addresses, names of buckets, `billing_account_id:7`. */
  readonly subjects: readonly string[];
  readonly details: Readonly<Record<string, JournalValue>>;
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
