import { createMeter, type Meter } from './meter';
import { waitForNetwork } from './network';
import { noteOf } from '../kept/notes';
import { createRunner, type Job, type RunOptions } from './run-upload';
import { isEnded, type Transfer, type TransferState, type UploadRequest } from '../types';

const FILES_AT_ONCE = 4;
/** Progress is told so often; what begins or ends, at once. */
const TELL_MS = 250;

interface Running {
  readonly controller: AbortController;
  /** Comes out when it has let go of everything. */
  readonly ended: Promise<void>;
}

export type EngineOptions = Pick<RunOptions, 'open' | 'noKey' | 'onKeyRefused' | 'onStored'> &
  Partial<Pick<RunOptions, 'waitFor'>>;

export interface Engine {
  /** @returns number of the batch */
  readonly start: (request: UploadRequest) => number;
  readonly transfers: () => readonly Transfer[];
  readonly meter: Meter;
  readonly subscribe: (listener: () => void) => () => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  /** Comes out once nothing is sent any more and its parts are removed, or could not be. */
  readonly cancel: (id: string) => Promise<void>;
  readonly retry: (id: string) => void;
  readonly answer: (id: string, what: 'replace' | 'skip') => void;
  /** Takes what has ended off the list. */
  readonly clear: (isMeant: (transfer: Transfer) => boolean) => void;
  /** Everything stops, without a word: somebody else has signed in. */
  readonly giveUp: () => void;
}

/**
 * The list of files that go to buckets, a few at a time, and what may be asked of them. It lives as long as the page; what is told
 * of it is in `transfers`.
 */
export function createEngine({ waitFor = waitForNetwork, ...options }: EngineOptions): Engine {
  const jobs = new Map<string, Job>();
  const running = new Map<Job, Running>();
  const listeners = new Set<() => void>();
  const meter = createMeter();
  let views: readonly Transfer[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let batches = 0;
  let count = 0;

  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    views = undefined;
    for (const listener of listeners) listener();
  };
  const set = (job: Job, change: Partial<Transfer>): void => {
    job.view = { ...job.view, ...change };
    if (change.state !== undefined) tell();
    else timer ??= setTimeout(tell, TELL_MS);
  };
  const setState = (job: Job, state: TransferState): void => set(job, { state, error: undefined });

  const runner = createRunner({
    ...options,
    waitFor,
    set,
    onBytes: meter.add,
    onFailedForAll: (bucket, error) => {
      for (const job of jobs.values())
        if (job.view.state === 'waiting' && job.view.bucket === bucket)
          job.view = { ...job.view, state: 'failed', error };
    },
  });

  function begin(job: Job): void {
    const controller = new AbortController();
    setState(job, 'running');
    const ended = runner.run(job, controller.signal).finally(() => {
      running.delete(job);
      pump();
    });
    running.set(job, { controller, ended });
  }

  function pump(): void {
    for (const job of jobs.values()) {
      if (running.size >= FILES_AT_ONCE) return;
      if (job.view.state === 'waiting' && !running.has(job)) begin(job);
    }
  }

  const stop = async (job: Job, state: TransferState): Promise<void> => {
    setState(job, state);
    const now = running.get(job);
    now?.controller.abort(new Error('stopped'));
    await now?.ended;
  };

  async function cancel(id: string): Promise<void> {
    const job = jobs.get(id);
    if (!job || job.view.state === 'done' || job.view.state === 'cancelled') return;
    set(job, { isRemoving: true });
    await stop(job, 'cancelled');
    await runner.drop(job);
    set(job, { isRemoving: false });
  }

  const again = (job: Job): void => {
    setState(job, 'waiting');
    pump();
  };

  return {
    meter,
    start: ({ bucket, prefix, entries, onConflict }) => {
      batches += 1;
      const batch = batches;
      for (const { path, file, handle } of entries) {
        count += 1;
        const id = `t${count}`;
        const key = `${prefix}${path}`;
        const note = noteOf(bucket, key, file);
        const isBusy = [...jobs.values()].some(({ begun }) => begun !== undefined && begun.uploadId === note?.uploadId);
        const begun = note && !isBusy ? { uploadId: note.uploadId, partSize: note.partSize } : undefined;
        const view: Transfer = { id, batch, bucket, key, name: path, size: file.size, sent: 0, state: 'waiting' };
        jobs.set(id, { view, file, handle, onConflict, begun, mayBeDone: false });
      }
      tell();
      pump();
      return batch;
    },
    transfers: () => {
      views ??= Array.from(jobs.values(), ({ view }) => view);
      return views;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    pause: (id) => {
      const job = jobs.get(id);
      if (job && ['waiting', 'running', 'interrupted'].includes(job.view.state)) void stop(job, 'paused');
    },
    resume: (id) => {
      const job = jobs.get(id);
      if (job?.view.state === 'paused') again(job);
      // One that waits for the network is not to wait any longer.
      else if (job?.view.state === 'interrupted') void stop(job, 'paused').then(() => again(job));
    },
    cancel,
    retry: (id) => {
      const job = jobs.get(id);
      if (job?.view.state === 'failed') again(job);
    },
    answer: (id, what) => {
      const job = jobs.get(id);
      if (job?.view.state !== 'exists') return;
      if (what === 'skip') {
        setState(job, 'skipped');
        void runner.drop(job);
      } else {
        job.onConflict = 'replace';
        again(job);
      }
    },
    clear: (isMeant) => {
      for (const [id, job] of jobs) {
        if (!isEnded(job.view) || !isMeant(job.view)) continue;
        jobs.delete(id);
        runner.leave(job);
      }
      tell();
    },
    giveUp: () => {
      for (const { controller } of running.values()) controller.abort(new Error('signed out'));
      for (const job of jobs.values()) runner.leave(job);
      jobs.clear();
      runner.forgetStores();
      tell();
    },
  };
}
