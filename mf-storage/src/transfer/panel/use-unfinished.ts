import { useCallback, useEffect, useRef, useState } from 'react';
import type { ObjectStore, UnfinishedUpload, UploadListing } from '../../object-store/types';
import { forgetHandle } from '../kept/handles';
import { heldElsewhere, untilFree } from '../kept/held';
import { forgetNote } from '../kept/notes';
import { engine } from '../transfers';
import { isEnded } from '../types';

/** Pages of a thousand that are read: whoever has more removes these first. */
const MOST_PAGES = 5;

/** What was read of them. */
interface Unfinished {
  readonly uploads: readonly UnfinishedUpload[];
  /** There are more. */
  readonly isPart: boolean;
}

async function readAll(store: ObjectStore, signal: AbortSignal): Promise<Unfinished> {
  const all: UnfinishedUpload[] = [];
  let page: UploadListing['next'];
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const read = await store.listUploads('', page, signal);
    all.push(...read.uploads);
    page = read.next;
    if (!page) break;
  }
  return { uploads: all, isPart: page !== undefined };
}

/** Changes when the transfers of a bucket may have left something, or begun to go on with it. */
function turnOf(bucket: string): string {
  const own = engine.transfers().filter((one) => one.bucket === bucket);
  const gone = own.filter(({ state, isRemoving }) => state === 'cancelled' && isRemoving !== true);
  return `${own.every((one) => isEnded(one) && one.isRemoving !== true)} ${gone.length}`;
}

/** Multipart uploads of a bucket that were begun and not ended, as they are now; and what takes them away. */
export function useUnfinished(store: ObjectStore) {
  const { bucket } = store;
  const [{ uploads, isPart }, setUnfinished] = useState<Unfinished>({ uploads: [], isPart: false });
  const [unread, setUnread] = useState<unknown>();
  const [elsewhere, setElsewhere] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<unknown>();

  // Of several readings the last holds: one before it may list what has been removed since.
  const reading = useRef<AbortController>(undefined);
  const read = useCallback(() => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    return Promise.all([readAll(store, signal), heldElsewhere()]).then(
      ([all, held]) => {
        if (signal.aborted) return;
        setUnfinished(all);
        setElsewhere(held);
        setUnread(undefined);
      },
      (failure: unknown) => {
        if (!signal.aborted) setUnread(failure);
      },
    );
  }, [store]);
  // Read anew when one was cancelled, or all have ended: they may have left parts.
  useEffect(() => {
    let turn = turnOf(bucket);
    void read();
    const end = engine.subscribe(() => {
      const now = turnOf(bucket);
      if (now === turn) return;
      turn = now;
      void read();
    });
    return () => {
      end();
      reading.current?.abort();
    };
  }, [read, bucket]);

  // A tab that is done with an upload, or closed, has finished it or left it to the others.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const { uploadId } of uploads)
      if (elsewhere.has(uploadId)) void untilFree(uploadId, signal).then(read, () => undefined);
    return () => controller.abort(new Error('not shown any more'));
  }, [read, uploads, elsewhere]);

  const take = async ({ key, uploadId }: UnfinishedUpload): Promise<void> => {
    setError(undefined);
    try {
      await store.abortUpload(key, uploadId);
      forgetNote(uploadId);
      void forgetHandle(uploadId);
      setUnfinished((all) => ({ ...all, uploads: all.uploads.filter((one) => one.uploadId !== uploadId) }));
    } catch (failure) {
      setError(failure);
    }
  };
  const removeAll = async (all: readonly UnfinishedUpload[]): Promise<void> => {
    for (const upload of all) await take(upload);
    // What was beyond them.
    if (isPart) await read();
  };
  const remove = (upload: UnfinishedUpload): Promise<void> => removeAll([upload]);
  return { uploads, isPart, elsewhere, unread, error, read, remove, removeAll };
}
