import { invalidate } from '@console/api';
import { getBucket, listBuckets } from '@console/contract/bucket';

/** Tells screens of a bucket that its objects were changed by this page. */
type Listener = (gone: ReadonlySet<string>) => void;

const listeners = new Map<string, Set<Listener>>();
const NONE: ReadonlySet<string> = new Set();

/** Sizes of buckets are read anew so long after a change, however many follow it. */
const SIZES_MS = 2000;
let timer: number | undefined;

/** @param gone objects that are not there any more */
export function tellChanged(bucket: string, gone: ReadonlySet<string> = NONE): void {
  for (const listener of listeners.get(bucket) ?? []) listener(gone);
  timer ??= window.setTimeout(() => {
    timer = undefined;
    void invalidate(listBuckets);
    void invalidate(getBucket);
  }, SIZES_MS);
}

/** @returns the end of it */
export function onChanged(bucket: string, listener: Listener): () => void {
  const all = listeners.get(bucket) ?? new Set();
  listeners.set(bucket, all.add(listener));
  return () => void all.delete(listener);
}
