import type { TokenRow } from '../../model/people';
import { secureText } from '../../seed/random';
import { utc, utcOrNull } from '../../time/formats';
import type { Context, HandlersOf } from '../context';
import { invalid, named, refused } from '../errors';

const TOKEN_LENGTH = 32;

const present = (row: TokenRow) => ({
  id: Number(row.id),
  billing_account_id: row.account_id,
  consumer_id: row.consumer_id,
  kong_id: row.kong_id,
  description: row.description,
  restricted: row.restricted,
  token: row.token,
  created_at: utc(row.created),
  updated_at: utcOrNull(row.updated),
  user_id: row.user_id,
  acting_user_id: row.acting_user_id ?? null,
});

/** Tokens with their secrets. Whoever is bound to one account sees at most the token in hand. */
const listed = ({ store, caller, boundAccount, userId }: Context) =>
  (boundAccount === undefined ? store.tokens.of(userId) : caller.token ? [caller.token] : []).map(present);

/**
 * An own token; one of somebody else is not there.
 * @throws ApiFault 400 where there is none
 */
function ownToken({ store, userId }: Context, id: number): TokenRow {
  const row = store.tokens.get(String(id));
  if (row?.user_id !== userId) throw refused(`No such token exists: ${id}`);
  return row;
}

/** The account that a token is bound to, 0 for none. @throws ApiFault 400, 403 */
function boundTo(ctx: Context, restricted: boolean, accountId: number | null | undefined): number {
  const account = accountId ? ctx.account(accountId) : undefined;
  if (!restricted) return 0;
  if (!account) throw invalid({ billing_account_id: 'This field is required' });
  return Number(account.id);
}

export const tokenHandlers = {
  listTokens: listed,

  async createToken(ctx, { billing_account_id, description, restricted }) {
    ctx.requireUnbound();
    const { store, site, userId } = ctx;
    await store.transact(() => {
      const account_id = boundTo(ctx, restricted, billing_account_id);
      if (description === 'create-failure') throw named('Failed to create kong token');
      store.tokens.put({
        id: String(site.nextNumber()),
        user_id: userId,
        account_id,
        description,
        restricted,
        token: secureText(TOKEN_LENGTH),
        kong_id: crypto.randomUUID(),
        consumer_id: crypto.randomUUID(),
        created: ctx.now,
        updated: null,
        acting_user_id: ctx.actingUserId,
      });
    });
    return listed(ctx);
  },

  async updateToken(ctx, { token_id, billing_account_id, description, restricted }) {
    ctx.requireUnbound();
    const { store } = ctx;
    return store.transact(() => {
      const before = ownToken(ctx, token_id);
      if (before.description === 'update-failure') throw named('Failed to update kong token');
      const isRestricted = restricted ?? before.restricted;
      const isBoundAnew = billing_account_id != null || isRestricted !== before.restricted;
      const after: TokenRow = {
        ...before,
        description: description ?? before.description,
        restricted: isRestricted,
        account_id: isBoundAnew ? boundTo(ctx, isRestricted, billing_account_id) : before.account_id,
        updated: ctx.now,
      };
      return present(store.tokens.put(after));
    });
  },

  async deleteToken(ctx, { token_id }) {
    ctx.requireUnbound();
    await ctx.store.transact(() => {
      const { id, description } = ownToken(ctx, token_id);
      if (description === 'delete-failure') throw named('Failed to delete kong token');
      ctx.store.tokens.delete(id);
    });
    return { success: true };
  },
} satisfies HandlersOf<'listTokens' | 'createToken' | 'updateToken' | 'deleteToken'>;
