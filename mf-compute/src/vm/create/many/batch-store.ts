import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { credentialId, storage } from '@console/api';
import type { Batch, BatchRow } from './batch';

/** Beside the drafts of forms, and forgotten with them. */
const KEY = 'draft.vm-batches';
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

/** What was waiting when the page went was never sent: its requests went with the page. */
function restored(): readonly Batch[] {
  try {
    const stored = v.safeParse(StoredBatches, JSON.parse(storage.session.get(KEY) ?? 'null'));
    if (!stored.success) return [];
    return stored.output.map(({ id, rows }) => ({
      id,
      rows: rows.map((row) => (row.state === 'waiting' ? { ...row, state: 'unsent' } : row)),
    }));
  } catch {
    return [];
  }
}

let current: { readonly batches: readonly Batch[]; readonly owner: string } | undefined;
const listeners = new Set<() => void>();

/** What whoever is signed in now has ordered together, the latest first. */
export function batches(): readonly Batch[] {
  if (current?.owner !== credentialId()) current = { batches: restored(), owner: credentialId() };
  return current.batches;
}

export const batchOf = (id: string): Batch | undefined => batches().find((batch) => batch.id === id);

/** Errors stay in memory: they are not written down. */
const kept = ({ name, location, state, jobId, path }: BatchRow) => ({ name, location, state, jobId, path });

function set(next: readonly Batch[]): void {
  current = { batches: next, owner: credentialId() };
  storage.session.set(KEY, JSON.stringify(next.map(({ id, rows }) => ({ id, rows: rows.map(kept) }))));
  for (const notify of listeners) notify();
}

export const addBatch = (batch: Batch): void => set([batch, ...batches()].slice(0, KEPT));

export function changeRows(id: string, change: (row: BatchRow, index: number) => BatchRow): void {
  set(batches().map((batch) => (batch.id === id ? { id, rows: batch.rows.map(change) } : batch)));
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

const useBatches = (): readonly Batch[] => useSyncExternalStore(subscribe, batches);

/** The machines that were ordered together under this id. */
export const useBatch = (id: string | undefined): Batch | undefined => useBatches().find((batch) => batch.id === id);

/** The batch that a job belongs to. */
export const useBatchOf = (jobId: string | undefined): Batch | undefined =>
  useBatches().find((batch) => jobId !== undefined && batch.rows.some((row) => row.jobId === jobId));
