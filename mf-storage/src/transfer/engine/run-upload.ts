import { isStoreError } from '../../object-store/error';
import { objectNamed } from '../../object-store/object-named';
import type { ObjectStore } from '../../object-store/types';
import { forgetHandle, keepHandle } from '../kept/handles';
import { hold, letGo } from '../kept/held';
import { mediaType } from './media-type';
import { isPassing, type waitForNetwork } from './network';
import { forgetNote, keepNote } from '../kept/notes';
import { sendFile, type Begun } from './send-file';
import { createSlots } from './slots';
import type { OnConflict, OpenBucket, Transfer, TransferState } from '../types';

/** A browser has six connections to a host; listing and preview want one, too. */
const REQUESTS_AT_ONCE = 4;
/** Rounds without a byte that are waited for while the store says that it is busy. */
const BUSY_ROUNDS = 5;

/** What is asked of one is asked of all of a bucket: the others are not sent only to fail in the same way. */
const isForAll = (error: unknown): boolean =>
  isStoreError(error, 'key', 'cors', 'noBucket', 'suspended', 'full', 'noRoom', 'denied', 'clock');

/** For what nobody gives up any more. */
const never = new AbortController().signal;

/** One file that is to be sent. */
export interface Job {
  view: Transfer;
  readonly file: File;
  /** The way to the file after a reload, where the browser gives one. */
  readonly handle: FileSystemFileHandle | undefined;
  onConflict: OnConflict;
  begun: Begun | undefined;
  mayBeDone: boolean;
}

export interface RunOptions {
  readonly open: OpenBucket;
  /** There is no key to sign with. */
  readonly noKey: () => Error;
  /** Keys were refused: whoever shows them reads them anew. */
  readonly onKeyRefused?: () => void;
  /** An object was stored. */
  readonly onStored?: (transfer: Transfer) => void;
  readonly waitFor: typeof waitForNetwork;
  /** Changes what is shown of a job. */
  readonly set: (job: Job, change: Partial<Transfer>) => void;
  /** Bytes have left the browser. */
  readonly onBytes: (count: number) => void;
  /** What failed would fail for all others of the bucket that wait. */
  readonly onFailedForAll: (bucket: string, error: unknown) => void;
}

export interface Runner {
  /** Sends a file, with as many tries as it takes, until it is there, has failed, or is asked about. */
  readonly run: (job: Job, signal: AbortSignal) => Promise<void>;
  /** Nobody will go on with what was sent of a file: it is removed. */
  readonly drop: (job: Job) => Promise<void>;
  /** This page is not at it any more, but what was sent of it stays. */
  readonly leave: (job: Job) => void;
  /** The next request opens its bucket anew. */
  readonly forgetStores: () => void;
}

/** How one file after the other comes to its bucket: tries, keys, what is noted on the way, and what is removed after it. */
export function createRunner(options: RunOptions): Runner {
  const { open, noKey, onKeyRefused, onStored, waitFor, set, onBytes, onFailedForAll } = options;
  const stores = new Map<string, Promise<ObjectStore>>();
  const slots = createSlots(REQUESTS_AT_ONCE);
  const setState = (job: Job, state: TransferState, error?: unknown): void => set(job, { state, error });

  const forget = ({ uploadId }: Begun): void => {
    forgetNote(uploadId);
    void forgetHandle(uploadId);
  };

  const noteBegun = (job: Job, begun: Begun | undefined): void => {
    if (job.begun) {
      forget(job.begun);
      letGo(job.begun.uploadId);
    }
    job.begun = begun;
    if (!begun) return;
    void hold(begun.uploadId);
    const { name, size, lastModified } = job.file;
    const { bucket, key } = job.view;
    keepNote({ bucket, key, name, size, lastModified, started: Date.now(), ...begun });
    if (job.handle) void keepHandle(begun.uploadId, job.handle);
  };

  const progress = (job: Job, sent: number): void => {
    const more = sent - job.view.sent;
    if (more === 0) return;
    if (more > 0) onBytes(more);
    set(job, { sent });
  };

  /** Opened once for all files of a bucket, and again where its key was refused. */
  function storeOf(bucket: string): Promise<ObjectStore> {
    const known = stores.get(bucket);
    if (known) return known;
    const opened = open(bucket).then((store) => {
      if (!store) throw noKey();
      return store;
    });
    opened.catch(() => stores.delete(bucket));
    stores.set(bucket, opened);
    return opened;
  }

  /** Whether the file is to be sent: not where something is there already that may not be overwritten. */
  async function mayBegin(job: Job, store: ObjectStore, signal: AbortSignal): Promise<boolean> {
    if (job.onConflict === 'replace' || job.begun) return true;
    const there = await objectNamed(store, job.view.key, signal);
    if (!there || job.mayBeDone) return true;
    setState(job, job.onConflict === 'skip' ? 'skipped' : 'exists');
    return false;
  }

  /** One try. @returns whether the object is there now */
  async function attempt(job: Job, store: ObjectStore, signal: AbortSignal): Promise<boolean> {
    // Another tab is at it: its parts and its note stay its own.
    if (job.begun && !(await hold(job.begun.uploadId))) job.begun = undefined;
    if (!(await mayBegin(job, store, signal))) return false;
    if (job.view.state !== 'running') setState(job, 'running');
    const { file } = job;
    await sendFile({
      store,
      key: job.view.key,
      file,
      contentType: job.view.key.endsWith('/') ? 'application/x-directory' : mediaType(file.name, file.type),
      isNew: job.onConflict !== 'replace',
      begun: job.begun,
      mayBeDone: job.mayBeDone,
      slots,
      signal,
      onBegun: (begun) => noteBegun(job, begun),
      onUnused: () => drop(job),
      onProgress: (sent) => progress(job, sent),
      onFinishing: () => {
        job.mayBeDone = true;
      },
    });
    return true;
  }

  function finish(job: Job): void {
    noteBegun(job, undefined);
    set(job, { state: 'done', sent: job.view.size, error: undefined });
    onStored?.(job.view);
  }

  function fail(job: Job, error: unknown): void {
    if (isStoreError(error, 'exists') && job.onConflict !== 'replace') {
      setState(job, job.onConflict === 'skip' ? 'skipped' : 'exists');
      if (job.onConflict === 'skip') void drop(job);
      return;
    }
    if (isForAll(error)) onFailedForAll(job.view.bucket, error);
    setState(job, 'failed', error);
  }

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    let refused: ObjectStore | undefined;
    let sent = job.view.sent;
    for (let round = 0; ; round += 1) {
      let store: ObjectStore | undefined;
      try {
        store = await storeOf(job.view.bucket);
        signal.throwIfAborted();
        if (await attempt(job, store, signal)) finish(job);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (job.view.sent > sent) round = 0;
        sent = job.view.sent;
        if (isStoreError(error, 'key')) {
          stores.delete(job.view.bucket);
          onKeyRefused?.();
          // With another key there is another store; the same one again has no other.
          if (store !== refused) {
            refused = store;
            continue;
          }
        }
        if (!isPassing(error) || (isStoreError(error, 'busy') && round >= BUSY_ROUNDS)) {
          fail(job, error);
          return;
        }
        setState(job, 'interrupted', error);
        await waitFor(round, signal).catch(() => undefined);
        if (signal.aborted) return;
      }
    }
  }

  /** Removes the parts of an upload that nobody wants; where that fails it goes on as long as the page is there. */
  async function removeParts(job: Job, begun: Begun, round = 0): Promise<void> {
    try {
      await (await storeOf(job.view.bucket)).abortUpload(job.view.key, begun.uploadId);
      if (job.view.leftovers) set(job, { leftovers: undefined });
    } catch (error) {
      const isTried = isPassing(error);
      set(job, { leftovers: isTried ? 'tried' : 'kept' });
      if (isTried) void waitFor(round, never).then(() => removeParts(job, begun, round + 1));
    }
  }

  async function drop(job: Job): Promise<void> {
    const { begun } = job;
    job.begun = undefined;
    if (!begun) return;
    forget(begun);
    await removeParts(job, begun);
    // Only now: other tabs look at what is left of it.
    letGo(begun.uploadId);
  }

  return {
    run,
    drop,
    leave: ({ begun }) => begun && letGo(begun.uploadId),
    forgetStores: () => stores.clear(),
  };
}
