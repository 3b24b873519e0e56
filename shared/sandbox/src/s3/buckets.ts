import { bucketMeter } from '../billing/meter';
import { meter, stopMeter } from '../billing/metering';
import type { BucketRow, Piece } from '../model/storage';
import type { SiteRuntime } from '../site';

/** Bills a bucket by its size of now. Only inside a transaction. */
export const meterBucket = (site: SiteRuntime, bucket: BucketRow): void =>
  meter(site, bucketMeter(bucket, site.defaultLocation), site.now());

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
