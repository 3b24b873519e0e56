import type { Job, JobFinder } from '@console/area';
import { isBornSince } from '@console/contract/effects/effect';
import { sentFacts } from './sent-facts';

/** A job with its place; '' where what it makes has none. */
type PlacedJob = Job & { readonly location: string };

interface Made<Row> {
  /** Reads the list that it comes into. (The API has no task objects: the list is all there is to ask.) */
  readonly rows: (job: PlacedJob) => Promise<readonly Row[]>;
  readonly id: (row: Row) => string;
  /** Whether a row is what the job was to make, as far as its values tell. */
  readonly is: (row: Row, job: PlacedJob) => boolean;
  readonly path: (row: Row, job: PlacedJob) => string;
  /** By default what is there is ready. */
  readonly isReady?: (row: Row) => boolean;
  /** What was to be done after it: the page went away before. */
  readonly follow?: (row: Row, job: PlacedJob) => Promise<unknown>;
  /** Asks anew for what lists it: what was read before lacks it, or says that it is being made, and its page is opened now. */
  readonly renew: (job: PlacedJob) => Promise<unknown>;
}

/**
 * Finds what a job makes again after a reload: the row that is like it, was not there before and was born since. Nothing is
 * sent twice.
 */
export function jobFinder<Row extends { readonly created_at?: Date | null | undefined }>(made: Made<Row>): JobFinder {
  return async (kept) => {
    const job = { ...kept, location: kept.location ?? '' };
    const facts = sentFacts(job);
    const rows = await made.rows(job);
    const row = rows.find(
      (one) => made.is(one, job) && isBornSince({ id: made.id(one), birth: one.created_at }, facts),
    );
    if (row === undefined) return undefined;
    const isReady = made.isReady?.(row) ?? true;
    if (isReady) {
      await made.follow?.(row, job);
      await made.renew(job);
    }
    return { path: made.path(row, job), isReady };
  };
}
