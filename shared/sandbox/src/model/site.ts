import type { JobKind } from '../jobs/kinds';
import type { JWK } from 'jose';
import type { Row } from '../store/collection';

/** What the site itself remembers; one row, key 'site'. */
export interface SiteRow extends Row {
  readonly id: 'site';
  /** Seconds that the sandbox's clock is ahead of the machine's. */
  readonly clock_ahead_s: number;
  /** Factor on the durations of operations: 1 as on a real cloud, 0 at once. */
  readonly speed: number;
  /** Next number for whatever is counted instead of named. */
  readonly next_number: number;
  /** Months before this one ('YYYY-MM') have been invoiced. */
  readonly invoiced_until: string;
  readonly has_large: boolean;
  /** Up to when (epoch seconds) what happens by itself has happened, the last time that something did. */
  readonly settled_at?: number;
  /** Up to when (epoch seconds) nightly backups have been made; nothing before the first look at the clock. */
  readonly backed_up_until?: number;
  /** Keywords of the payment processors that are switched off by hand. */
  readonly closed_channels?: readonly string[];
  /** Sum of top-ups from which on a limited account is clear; the site's smallest top-up where nobody set it. */
  readonly clear_topup_threshold?: number;
  /** Private signing key of the identity provider. */
  readonly signing_key?: JWK;
}

/** An operation that takes its time; while it is there, its target takes no other. Started in epoch ms of the site's clock. */
export interface JobRow extends Row {
  readonly kind: JobKind;
  readonly target: string;
  readonly started: number;
  /** Duration in ms at speed 1. */
  readonly lasts: number;
  readonly fails?: boolean;
  /** What the operation needs to know when it ends. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}
