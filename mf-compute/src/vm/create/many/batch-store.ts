import * as v from 'valibot';
import { sessionState } from '@console/area';
import type { Batch, BatchRow } from './batch';

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
