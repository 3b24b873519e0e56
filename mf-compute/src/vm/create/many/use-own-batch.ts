import { useEffect, useMemo } from 'react';
import { jobPercent, useJobs, useNow, watchAction, type Job } from '@console/area';
import { batchPercent, isOpen, settledRow, type Batch, type BatchRow } from './batch';
import { showBatch } from './run-batch';

/** Creation progress is refreshed this often. (spec 1, section 9) */
const REFRESH_MS = 200;

/** The screen tells of these machines itself: no toast does. */
export function useOwnBatch({ id, rows }: Batch): void {
  const jobIds = rows.flatMap(({ jobId }) => (jobId === undefined ? [] : [jobId]));
  const all = jobIds.join();
  useEffect(() => showBatch(id), [id]);
  useEffect(() => {
    const ends = all === '' ? [] : all.split(',').map((jobId) => watchAction(jobId, {}));
    return () => ends.forEach((end) => end());
  }, [all]);
}

export interface BatchProgress {
  readonly rows: readonly BatchRow[];
  readonly isRunning: boolean;
  /** Of all together, 0 to 100. */
  readonly percent: number;
}

const jobOf = (jobs: readonly Job[], { jobId }: BatchRow): Job | undefined => jobs.find(({ id }) => id === jobId);

/** The rows of a batch as they are now, with how far they are together. */
export function useBatchProgress(batch: Batch): BatchProgress {
  const jobs = useJobs();
  const rows = useMemo(() => batch.rows.map((row) => settledRow(row, jobOf(jobs, row))), [batch.rows, jobs]);
  const isRunning = rows.some(isOpen);
  const now = useNow(REFRESH_MS, isRunning);
  const percent = batchPercent(rows, (row) => {
    const job = jobOf(jobs, row);
    return job ? jobPercent(job, now) : 0;
  });
  return { rows, isRunning, percent };
}
