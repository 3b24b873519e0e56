import { showInJobs } from '@console/area';
import { paths } from '@console/contract/paths';
import { getFormat, toast, type BulkCounts } from '@console/ui';
import { text } from './texts';
import { totalsOf } from './totals';
import { engine } from './transfers';
import { isEnded, type Transfer, type UploadRequest } from './types';

/** Buckets whose transfers a screen shows now: their end needs no toast. */
const shown = new Map<string, number>();

/** Says that a screen shows the transfers of a bucket. @returns the end of it */
export function showTransfers(bucket: string): () => void {
  shown.set(bucket, (shown.get(bucket) ?? 0) + 1);
  return () => {
    shown.set(bucket, (shown.get(bucket) ?? 1) - 1);
  };
}

const countsOf = (transfers: readonly Transfer[]): BulkCounts => {
  const count = (...states: readonly Transfer['state'][]): number =>
    transfers.filter(({ state }) => states.includes(state)).length;
  return {
    count: transfers.length,
    ended: transfers.filter(isEnded).length,
    done: count('done'),
    failed: count('failed'),
    unknown: 0,
    skipped: count('skipped', 'cancelled'),
    waiting: count('waiting'),
  };
};

/** How far it is, in a line: '12 of 40 files, 31%, 2 minutes left'. */
function progressNote(transfers: readonly Transfer[]): string {
  const { done, count, size, sent, secondsLeft } = totalsOf(transfers, engine.meter.rate());
  const { percent, duration } = getFormat();
  const far = text('note.files', {
    done,
    count,
    percent: percent(size === 0 ? 0 : Math.floor((sent / size) * 100) / 100),
  });
  return secondsLeft === undefined ? far : text('note.left', { far, time: duration(Math.ceil(secondsLeft)) });
}

function tellEnd(bucket: string, transfers: readonly Transfer[]): void {
  const { done, failed } = countsOf(transfers);
  const view = { view: { to: paths.bucket({ storageName: bucket }) } };
  if (failed > 0) {
    if ((shown.get(bucket) ?? 0) === 0) toast.error(text('end.failed', { n: failed, bucket }));
  } else if (done > 0) toast.success(text('end.done', { n: done, bucket }), (shown.get(bucket) ?? 0) > 0 ? {} : view);
}

/**
 * Begins to upload files at once, a few at a time. They go on while the person is elsewhere, and are in the menu of jobs. A file
 * that was begun before a reload goes on with the parts that the store has.
 */
export function startUpload(request: UploadRequest): void {
  const { bucket, prefix, entries } = request;
  if (entries.length === 0) return;
  const batch = engine.start(request);
  // What was taken off the list has ended.
  let mine: readonly Transfer[] = [];
  const read = (): readonly Transfer[] => {
    const now = engine.transfers().filter((one) => one.batch === batch);
    if (now.length === entries.length) mine = now;
    else {
      const known = new Map(now.map((one) => [one.id, one]));
      mine = mine.map((one) => known.get(one.id) ?? one);
    }
    return mine;
  };
  let version = 0;
  let hasEnded = false;
  read();
  engine.subscribe(() => {
    version += 1;
    const isOver = read().every(isEnded);
    if (isOver && !hasEnded) tellEnd(bucket, mine);
    hasEnded = isOver;
  });
  showInJobs(
    text('job', { n: entries.length, place: `${bucket}/${prefix}` }),
    {
      counts: () => countsOf(mine),
      isRunning: () => !mine.every(isEnded),
      cancelRest: () => undefined,
      cancel: () => {
        for (const { id } of mine) void engine.cancel(id);
      },
      note: () => progressNote(mine),
      version: () => version,
      subscribe: engine.subscribe,
    },
    paths.bucket({ storageName: bucket }),
  );
}
