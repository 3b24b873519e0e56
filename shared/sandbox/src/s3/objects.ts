import type { Piece, S3ObjectRow } from '../model/storage';
import type { SiteRuntime } from '../site';
import { resizeBucket } from './buckets';
import { noSuchBucket } from './s3-fault';

export const objectId = (bucket: string, key: string): string => `${bucket}/${key}`;

export const findObject = ({ store }: SiteRuntime, bucket: string, key: string): S3ObjectRow | undefined =>
  store.s3Objects.get(objectId(bucket, key));

/**
 * Puts an object in the place of what had its key, and answers the pieces that nobody needs any more. Only inside a
 * transaction.
 * @throws S3Fault NoSuchBucket where the bucket went while the content came in
 */
export function storeObject(
  site: SiteRuntime,
  object: Omit<S3ObjectRow, 'id' | 'user_id' | 'modified'>,
): readonly Piece[] {
  const bucket = site.store.buckets.get(object.bucket);
  if (!bucket) throw noSuchBucket(object.bucket);
  const before = findObject(site, object.bucket, object.key);
  site.store.s3Objects.put({
    ...object,
    id: objectId(object.bucket, object.key),
    user_id: bucket.user_id,
    modified: site.nowMs(),
  });
  resizeBucket(site, bucket, { bytes: object.size - (before?.size ?? 0), objects: before ? 0 : 1 });
  return before?.pieces ?? [];
}

/** Takes an object away, if it is there, and answers its pieces. Only inside a transaction. */
export function removeObject(site: SiteRuntime, bucketName: string, key: string): readonly Piece[] {
  const bucket = site.store.buckets.get(bucketName);
  const object = findObject(site, bucketName, key);
  if (!bucket || !object) return [];
  site.store.s3Objects.delete(object.id);
  resizeBucket(site, bucket, { bytes: -object.size, objects: -1 });
  return object.pieces;
}

export const isEmptyBucket = ({ store }: SiteRuntime, bucket: string): boolean =>
  store.s3Objects.by('bucket', bucket).length === 0;
