import type { BucketRow } from '../../model/storage';
import { dropBucket, makeBucket, meterBucket } from '../../s3/buckets';
import { corsDocument } from '../../s3/cors';
import { isEmptyBucket } from '../../s3/objects';
import { ensureAccount, hasRoom } from '../../s3/storage-account';
import { offset } from '../../time/formats';
import { payingAccount, paymentFault } from '../billing/can-pay';
import type { Context, HandlersOf } from '../context';
import { invalid, message } from '../errors';
import { DocumentResponse } from '../response';

/**
 * Origin of the object store: on plain localhost, because clients outside of a browser know no other name, and on the port
 * after the site's, without TLS. `sitePort` is that of the listener; the site's origin tells it where it is not known.
 */
function s3Origin(siteOrigin: string, sitePort: number | undefined): string {
  const { port, protocol } = new URL(siteOrigin);
  const known = sitePort ?? Number(port || (protocol === 'https:' ? 443 : 80));
  return `http://localhost:${known + 1}`;
}

/** What the backend says when it fails. (spec 3, section 8: 'a message such as an I/O exception') */
const IO_EXCEPTION = 'I/O exception while talking to the object store';

/** Names of buckets that cause it; documented in the README. */
const sentinels = {
  /** Cannot be created. */
  create: 'io-exception',
  /** As long as a user has it, their list of buckets fails. */
  list: 'io-exception-list',
} as const;

const presentBucket = (ctx: Context, bucket: BucketRow) => ({
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
function ownBucket(ctx: Context, name: string): BucketRow {
  const bucket = ctx.store.buckets.get(name);
  if (!bucket || bucket.user_id !== ctx.userId || !ctx.reaches(bucket.account_id))
    throw message(500, 'Failed to get storage bucket');
  return bucket;
}

/** An account that can take over costs. @throws ApiFault 400, 403 */
function payer(ctx: Context, id: number | undefined) {
  const account = payingAccount(ctx, id);
  const fault = paymentFault(ctx.site, account);
  if (fault) throw invalid({ billing_account_id: fault });
  return account;
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

  getS3Endpoint: ({ origin, site }) => ({ url: `${site.origins.s3 ?? s3Origin(origin, site.port)}/` }),

  async createBucket(ctx, { name, billing_account_id }) {
    const bucket = await ctx.store.transact(() => {
      const account = payer(ctx, billing_account_id);
      // Where no storage is sold there is no object store to talk to.
      if (name === sentinels.create || !ctx.site.config.storageEnabled) throw message(500, IO_EXCEPTION);
      if (ctx.store.buckets.get(name)) throw message(409, `Bucket name '${name}' is taken, choose another one.`);
      const owner = ensureAccount(ctx.site, ctx.caller.person);
      if (!hasRoom(ctx.site, owner)) throw message(400, `There can be no more than ${owner.max_buckets} buckets.`);
      return makeBucket(ctx.site, { name, userId: ctx.userId, accountId: Number(account.id) });
    });
    return presentBucket(ctx, bucket);
  },

  async updateBucket(ctx, { name, billing_account_id }) {
    const moved = await ctx.store.transact(() => {
      const bucket = ownBucket(ctx, name);
      const account = payer(ctx, billing_account_id);
      const changed = ctx.store.buckets.put({ ...bucket, account_id: Number(account.id) });
      meterBucket(ctx.site, changed);
      return changed;
    });
    return presentBucket(ctx, moved);
  },

  async deleteBucket(ctx, { name }) {
    const left = await ctx.store.transact(() => {
      const bucket = ownBucket(ctx, name);
      if (!isEmptyBucket(ctx.site, name))
        throw message(409, `Bucket '${name}' is not empty, delete its objects first.`);
      return dropBucket(ctx.site, bucket);
    });
    await ctx.site.blobs.drop(left);
  },

  async setBucketCors(ctx, { name, allowed_origin }) {
    await ctx.store.transact(() => ctx.store.buckets.put({ ...ownBucket(ctx, name), cors_origin: allowed_origin }));
    return new DocumentResponse(corsDocument(allowed_origin), 'application/xml');
  },
} satisfies HandlersOf<
  'listBuckets' | 'getBucket' | 'getS3Endpoint' | 'createBucket' | 'updateBucket' | 'deleteBucket' | 'setBucketCors'
>;
