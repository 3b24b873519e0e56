import type { EndpointName } from '@console/contract/endpoints';

/** A value that says more about a call: a name, a size, a version. Never a secret. */
export type JournalValue = string | number | boolean;

/** A call that changed something, or should have, made in this browser. */
export interface JournalEntry {
  readonly id: string;
  /** Name of the call. */
  readonly endpoint: EndpointName;
  /** What it was about: uuids, addresses, names of buckets, `billing_account_id:7`. */
  readonly subjects: readonly string[];
  readonly details: Readonly<Record<string, JournalValue>>;
  /** When it was sent, by the server's clock. */
  readonly at: Date;
  /** How long it took, in milliseconds; not known before its end. */
  readonly tookMs?: number;
  /** `unknown`: the page was left before the answer came. */
  readonly outcome: 'pending' | 'ok' | 'failed' | 'unknown';
  /** Why it failed. */
  readonly message?: string;
  readonly correlationId?: string;
  /** For whom somebody else acted. */
  readonly actingFor?: string;
}
