import { meterBucket } from '../../s3/bucket-size';
import { dropBucket, makeBucket } from '../../s3/buckets';
import { corsDocument } from '../../s3/cors';
import { isEmptyBucket } from '../../s3/objects';
import { ensureAccount, hasRoom } from '../../s3/storage-account';
import { paymentFault } from '../billing/can-pay';
import type { Context, HandlersOf } from '../context';
import { invalid, message } from '../errors';
import { payingAccount } from '../paying-account';
import { DocumentAnswer } from '../respond';
import { ownBucket, presentBucket } from './bucket';
import { IO_EXCEPTION, sentinels } from './io-exception';

/** An account that can take over costs. @throws ApiFault 400, 403 */
function payer(ctx: Context, id: number | undefined) {
  const account = payingAccount(ctx, id);
  const fault = paymentFault(ctx.site, account);
  if (fault) throw invalid({ billing_account_id: fault });
  return account;
}

export const bucketChangeHandlers = {
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
    return new DocumentAnswer(corsDocument(allowed_origin), 'application/xml');
  },
} satisfies HandlersOf<'createBucket' | 'updateBucket' | 'deleteBucket' | 'setBucketCors'>;
