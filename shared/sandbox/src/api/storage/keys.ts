import type { S3AccountRow } from '../../model/storage';
import { accountOf, addKey, ensureAccount } from '../../s3/storage-account';
import type { Context, HandlersOf } from '../context';
import { message } from '../errors';

/** The caller's account. @throws ApiFault 404 'Storage account not found.' before there is one */
function ownAccount(ctx: Context): S3AccountRow {
  const account = accountOf(ctx.site, ctx.userId);
  if (!account) throw message(404, 'Storage account not found.');
  return account;
}

const presentKeys = (ctx: Context) =>
  ctx.store.s3Keys.of(ctx.userId).map((key) => ({ userId: key.s3_user, accessKey: key.id, secretKey: key.secret_key }));

const presentUser = (ctx: Context, account: S3AccountRow) => ({
  userId: account.s3_user,
  displayName: account.display_name,
  email: account.email,
  maxBuckets: account.max_buckets,
  suspended: 0,
  s3Credentials: presentKeys(ctx),
  swiftCredentials: [],
  subusers: [],
  caps: [],
});

/** The keys open the buckets of all billing accounts: whoever is bound to one account gets and changes none. */
export const keyHandlers = {
  async getS3User(ctx) {
    ctx.requireUnbound();
    // Where no storage is sold there is no object store to ask.
    if (!ctx.site.config.storageEnabled) throw message(500, 'Failed to get S3 user info');
    const known = accountOf(ctx.site, ctx.userId);
    const account = known ?? (await ctx.store.transact(() => ensureAccount(ctx.site, ctx.caller.person)));
    return presentUser(ctx, account);
  },

  listS3Keys(ctx) {
    ctx.requireUnbound();
    ownAccount(ctx);
    return presentKeys(ctx);
  },

  async createS3Key(ctx) {
    ctx.requireUnbound();
    await ctx.store.transact(() => addKey(ctx.site, ownAccount(ctx)));
    return presentKeys(ctx);
  },

  async deleteS3Key(ctx, { access_key }) {
    ctx.requireUnbound();
    await ctx.store.transact(() => {
      ownAccount(ctx);
      if (ctx.store.s3Keys.get(access_key)?.user_id !== ctx.userId)
        throw message(404, `Access key ${access_key} was not found.`);
      ctx.store.s3Keys.delete(access_key);
    });
    return { success: true };
  },
} satisfies HandlersOf<'getS3User' | 'listS3Keys' | 'createS3Key' | 'deleteS3Key'>;
