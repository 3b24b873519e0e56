import { useMemo, useSyncExternalStore } from 'react';
import { invalidate, invalidateHere, onCredentialChange } from '@console/api';
import { getBucket, listBuckets, listS3Keys } from '@console/contract/bucket';
import { ObjectStoreError } from '../object-store/error';
import { openBucket } from '../object-store/open';
import { createEngine } from './engine/engine';
import { enterUploads } from './enter-uploads';
import { totalsOf } from './totals';
import type { Transfer, Transfers } from './types';

type StoredListener = (keys: ReadonlySet<string>) => void;

/** Folders that are open are read anew so often while files arrive. */
const STORED_MS = 1000;
const stored = new Map<string, Set<string>>();
const storedListeners = new Map<string, Set<StoredListener>>();
let storedTimer: ReturnType<typeof setTimeout> | undefined;

/** The other tabs are told once nothing is on its way any more: until then each of them would ask as often as this one. */
function tellStored(): void {
  const isArriving = engine.transfers().some(({ state }) => state === 'waiting' || state === 'running');
  storedTimer = isArriving ? setTimeout(tellStored, STORED_MS) : undefined;
  if (isArriving && stored.size === 0) return;
  for (const [bucket, keys] of stored) for (const listener of storedListeners.get(bucket) ?? []) listener(keys);
  stored.clear();
  for (const changed of [listBuckets, getBucket]) void (isArriving ? invalidateHere : invalidate)(changed);
}

function noteStored({ bucket, key }: Transfer): void {
  stored.set(bucket, (stored.get(bucket) ?? new Set()).add(key));
  storedTimer ??= setTimeout(tellStored, STORED_MS);
}

/** Says which objects of a bucket transfers have stored, at most once a second. @returns the end of it */
export function onStored(bucket: string, listener: StoredListener): () => void {
  const all = storedListeners.get(bucket) ?? new Set();
  storedListeners.set(bucket, all.add(listener));
  return () => {
    all.delete(listener);
  };
}

/** The transfers of this page. */
export const engine = createEngine({
  open: openBucket,
  noKey: () => new ObjectStoreError('key', 'There is no access key'),
  onKeyRefused: () => void invalidate(listS3Keys),
  onStored: noteStored,
});
enterUploads(engine);
onCredentialChange(engine.giveUp);

/** Would be lost, or would have to be chosen again. */
const isOpen = ({ state }: Transfer): boolean =>
  state === 'waiting' || state === 'running' || state === 'interrupted' || state === 'paused' || state === 'exists';

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}

// A page that listens may not be kept for Back by the browser.
let asks = false;
engine.subscribe(() => {
  const needed = engine.transfers().some(isOpen);
  if (needed === asks) return;
  asks = needed;
  if (needed) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
});

/** The transfers of this page to a bucket, or all of them, with how far they are. */
export function useTransfers(bucket?: string): Transfers {
  const all = useSyncExternalStore(engine.subscribe, engine.transfers);
  return useMemo(() => {
    const transfers = bucket === undefined ? all : all.filter((one) => one.bucket === bucket);
    return { transfers, totals: totalsOf(transfers, engine.meter.rate()) };
  }, [all, bucket]);
}
