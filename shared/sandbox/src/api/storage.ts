import type { BucketRow } from '../model/services';
import { offset } from '../time/formats';
import type { Context, HandlersOf } from './context';
import { message } from './errors';

const presentBucket = (ctx: Context) => (bucket: BucketRow) => ({
  name: bucket.id,
  owner: ctx.caller.person.cookie_id,
  size_bytes: bucket.size_bytes,
  num_objects: bucket.num_objects,
  billing_account_id: bucket.account_id,
  is_suspended: bucket.is_suspended,
  created_at: offset(bucket.created),
  modified_at: offset(bucket.modified),
});

/** The object store has an origin of its own, on the port after the site's. */
function s3Url(origin: string, sitePort: number | undefined): string {
  const url = new URL(origin);
  const port = sitePort ?? Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  return `${url.protocol}//localhost:${port + 1}/`;
}

export const storageHandlers = {
  listBuckets: (ctx, { billing_account_id }) =>
    ctx.store.buckets
      .where((row) => row.user_id === ctx.userId && ctx.reaches(row.account_id, billing_account_id))
      .map(presentBucket(ctx)),

  getBucket(ctx, { name }) {
    const bucket = ctx.store.buckets.get(name);
    if (!bucket || bucket.user_id !== ctx.userId || !ctx.reaches(bucket.account_id))
      throw message(500, 'Failed to get storage bucket');
    return presentBucket(ctx)(bucket);
  },

  listS3Keys(ctx) {
    const keys = ctx.store.s3Keys.of(ctx.userId);
    if (keys.length === 0) throw message(404, 'Storage account not found.');
    return keys.map((key) => ({ userId: key.s3_user, accessKey: key.id, secretKey: key.secret_key }));
  },

  getS3Endpoint: ({ origin, site }) => ({ url: s3Url(origin, site.port) }),
} satisfies HandlersOf<'listBuckets' | 'getBucket' | 'listS3Keys' | 'getS3Endpoint'>;
