import type { BucketRow } from '../../model/storage';
import { s3Origin } from '../../s3/endpoint';
import { offset } from '../../time/formats';
import type { Context, HandlersOf } from '../context';
import { message } from '../errors';
import { IO_EXCEPTION, sentinels } from './io-exception';

export const presentBucket = (ctx: Context, bucket: BucketRow) => ({
  name: bucket.id,
  owner: ctx.caller.person.cookie_id,
  size_bytes: bucket.size_bytes,
  num_objects: bucket.num_objects,
  billing_account_id: bucket.account_id,
  is_suspended: bucket.is_suspended,
  created_at: offset(bucket.created),
  modified_at: offset(bucket.modified),
});

/** An own bucket within the caller's reach. @throws ApiFault 500 'Failed to get storage bucket' */
export function ownBucket(ctx: Context, name: string): BucketRow {
  const bucket = ctx.store.buckets.get(name);
  if (!bucket || bucket.user_id !== ctx.userId || !ctx.reaches(bucket.account_id))
    throw message(500, 'Failed to get storage bucket');
  return bucket;
}

export const bucketHandlers = {
  listBuckets(ctx, { billing_account_id }) {
    const buckets = ctx.store.buckets.of(ctx.userId);
    if (buckets.some((row) => row.id === sentinels.list)) throw message(500, IO_EXCEPTION);
    return buckets
      .filter((row) => ctx.reaches(row.account_id, billing_account_id))
      .map((row) => presentBucket(ctx, row));
  },

  getBucket: (ctx, { name }) => presentBucket(ctx, ownBucket(ctx, name)),

  getS3Endpoint: ({ origin, site }) => ({ url: `${s3Origin(origin, site.port)}/` }),
} satisfies HandlersOf<'listBuckets' | 'getBucket' | 'getS3Endpoint'>;
