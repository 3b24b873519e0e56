import { bucketMeter, startMeter, stopMeter } from '../billing/meter';
import type { BucketRow, Piece } from '../model/storage';
import type { SiteRuntime } from '../site';
import { monthOf } from '../time/formats';

const HOUR = 3600;

/**
 * Bills a bucket by its size of now. Begun hours are what is paid: a size that held for less than one is not billed beside
 * the next, so a hundred uploads in an hour cost one hour and not a hundred. What a past month was billed for stays.
 * Only inside a transaction.
 */
export function meterBucket(site: SiteRuntime, bucket: BucketRow): void {
  const { store } = site;
  const now = site.now();
  const metered = bucketMeter(bucket, site.defaultLocation);
  const running = store.meters.by('owner', bucket.id).find((row) => row.until === null);
  const isSame = JSON.stringify(running?.lines) === JSON.stringify(metered.lines);
  if (running && isSame && running.account_id === bucket.account_id) return;
  const isFresh = running && now - running.from < HOUR && monthOf(running.from) === monthOf(now);
  if (isFresh && running.account_id === bucket.account_id) {
    store.meters.update(running.id, metered);
    return;
  }
  stopMeter(store, bucket.id, now);
  startMeter(store, crypto.randomUUID(), metered, now);
}

/** Adds to what a bucket holds, and notes when. Only inside a transaction. */
export function resizeBucket(site: SiteRuntime, bucket: BucketRow, delta: { bytes: number; objects: number }): void {
  const resized = site.store.buckets.put({
    ...bucket,
    size_bytes: Math.max(0, bucket.size_bytes + delta.bytes),
    num_objects: Math.max(0, bucket.num_objects + delta.objects),
    modified: site.now(),
  });
  if (delta.bytes !== 0) meterBucket(site, resized);
}

/** Makes an empty bucket. Only inside a transaction; the name was checked and is free. */
export function makeBucket(site: SiteRuntime, parts: { name: string; userId: number; accountId: number }): BucketRow {
  const now = site.now();
  const bucket = site.store.buckets.put({
    id: parts.name,
    user_id: parts.userId,
    account_id: parts.accountId,
    size_bytes: 0,
    num_objects: 0,
    is_suspended: false,
    created: now,
    modified: now,
  });
  meterBucket(site, bucket);
  return bucket;
}

/**
 * Takes an empty bucket away with the uploads that were never completed; answers their pieces. Only inside a transaction.
 */
export function dropBucket(site: SiteRuntime, bucket: BucketRow): readonly Piece[] {
  const uploads = site.store.s3Uploads.by('bucket', bucket.id);
  for (const upload of uploads) site.store.s3Uploads.delete(upload.id);
  site.store.buckets.delete(bucket.id);
  stopMeter(site.store, bucket.id, site.now());
  return uploads.flatMap((upload) => upload.parts.map((part) => part.piece));
}
