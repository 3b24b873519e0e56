import { stopMeter } from '../billing/meter';
import type { BucketRow, Piece } from '../model/storage';
import type { SiteRuntime } from '../site';
import { meterBucket } from './bucket-size';

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
