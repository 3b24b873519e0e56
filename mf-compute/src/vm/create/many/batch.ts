import * as v from 'valibot';
import type { ApiError } from '@console/api';
import { sessionState, type Job } from '@console/area';
import { paths } from '@console/contract/paths';
import { isOutOfCapacity } from '@console/domain/order';

/**
 * How far one of several machines is. Held: not sent, because its location turned out to be full. Unsent: it was waiting
 * when the page was left. Lost: nobody knows whether it was created.
 */
export type RowState = 'waiting' | 'creating' | 'done' | 'failed' | 'held' | 'unsent' | 'lost';

export interface BatchRow {
  readonly name: string;
  readonly location: string;
  readonly state: RowState;
  readonly jobId?: string;
  /** Of the machine, once it is there. */
  readonly path?: string;
  readonly error?: ApiError;
}

/** Several machines that were ordered together, in their order. */
export interface Batch {
  readonly id: string;
  readonly rows: readonly BatchRow[];
}

/** The address of the machines that were ordered together. */
export const batchPath = (id: string): string => `${paths.vmCreate()}?batch=${id}`;

/** A row with what the job of before a reload has become. */
export function settledRow(row: BatchRow, job: Pick<Job, 'state' | 'path'> | undefined): BatchRow {
  if (row.state !== 'creating') return row;
  if (!job) return { ...row, state: 'lost' };
  return job.state === 'running'
    ? row
    : { ...row, state: job.state, ...(job.path === undefined ? {} : { path: job.path }) };
}

export const isOpen = ({ state }: BatchRow): boolean => state === 'waiting' || state === 'creating';

/** Rows that can be tried again: the failed ones and those that were never sent. */
export const isLeft = ({ state }: BatchRow): boolean => state === 'failed' || state === 'held' || state === 'unsent';

const isFull = ({ state, error }: BatchRow): boolean => state === 'failed' && isOutOfCapacity(error);

/** The locations that turned out to be full, and the rows that have no place because of it. */
export function fullPlaces(rows: readonly BatchRow[]): { places: readonly string[]; rows: readonly BatchRow[] } {
  const places = [...new Set(rows.filter(isFull).map(({ location }) => location))];
  return {
    places,
    rows: rows.filter((row) => isFull(row) || (row.state === 'held' && places.includes(row.location))),
  };
}

/** Whether all that is left is so because locations were full. */
export function areAllOfFull(rows: readonly BatchRow[]): boolean {
  const full = fullPlaces(rows).rows;
  return full.length > 0 && rows.filter(isLeft).every((row) => full.includes(row));
}

/** Percent of all rows together, each with the progress of its job. */
export function batchPercent(rows: readonly BatchRow[], percentOf: (row: BatchRow) => number): number {
  const percents = rows.map((row) => (row.state === 'done' ? 100 : row.state === 'creating' ? percentOf(row) : 0));
  return rows.length === 0 ? 0 : Math.floor(percents.reduce((sum, part) => sum + part, 0) / rows.length);
}

/** So many are remembered. */
const KEPT = 5;

const StoredBatches = v.array(
  v.object({
    id: v.string(),
    rows: v.array(
      v.object({
        name: v.string(),
        location: v.string(),
        state: v.picklist(['waiting', 'creating', 'done', 'failed', 'held', 'unsent', 'lost']),
        jobId: v.exactOptional(v.string()),
        path: v.exactOptional(v.string()),
      }),
    ),
  }),
);

/** Errors stay in memory: they are not written down. */
const storedRow = ({ name, location, state, jobId, path }: BatchRow) => ({ name, location, state, jobId, path });

/** What was waiting when the page went was never sent: its requests went with the page. */
const restoredRow = (row: BatchRow): BatchRow => (row.state === 'waiting' ? { ...row, state: 'unsent' } : row);

const withRows = (change: (row: BatchRow) => BatchRow) => (batches: readonly Batch[]) =>
  batches.map(({ id, rows }) => ({ id, rows: rows.map(change) }));

/** What whoever is signed in now has ordered together, the latest first. */
const state = sessionState<readonly Batch[]>({
  key: 'draft.vm-batches',
  schema: StoredBatches,
  empty: [],
  toStored: withRows(storedRow),
  restore: withRows(restoredRow),
});

export const batchOf = (id: string): Batch | undefined => state.get().find((batch) => batch.id === id);

export const addBatch = (batch: Batch): void => state.set([batch, ...state.get()].slice(0, KEPT));

export function changeRows(id: string, change: (row: BatchRow, index: number) => BatchRow): void {
  state.set(state.get().map((batch) => (batch.id === id ? { id, rows: batch.rows.map(change) } : batch)));
}

/** The machines that were ordered together under this id. */
export const useBatch = (id: string | undefined): Batch | undefined => state.use().find((batch) => batch.id === id);

/** The batch that a job belongs to. */
export const useBatchOf = (jobId: string | undefined): Batch | undefined =>
  state.use().find((batch) => jobId !== undefined && batch.rows.some((row) => row.jobId === jobId));
