import type { DelegationRow } from '../../model/people';
import type { Context, HandlersOf } from '../context';
import { named, refused } from '../errors';
import { endActing } from './acting';
import { presentDelegation } from './present';

/**
 * An own delegation; one of somebody else is not there.
 * @throws ApiFault 400 where there is none
 */
export function ownDelegation({ store, userId }: Context, id: number): DelegationRow {
  const row = store.delegations.get(String(id));
  if (row?.user_id !== userId) throw refused(`No such access delegation exists: ${id}`);
  return row;
}

export const delegationHandlers = {
  listAccessDelegations: (ctx) =>
    ctx.store.delegations
      .of(ctx.userId)
      .filter((row) => ctx.reaches(row.account_id))
      .map(presentDelegation(ctx)),

  async createAccessDelegation(ctx, { billing_account_id, name }) {
    ctx.requireUnbound();
    const { store, site, userId } = ctx;
    const row = await store.transact(() => {
      ctx.account(billing_account_id);
      if (name === 'create-failure') throw named('Failed to create access delegation group');
      return store.delegations.put({
        id: String(site.nextNumber()),
        user_id: userId,
        account_id: billing_account_id,
        name,
        invitations: [],
        created: ctx.now,
        updated: null,
      });
    });
    return presentDelegation(ctx)(row);
  },

  async deleteAccessDelegation(ctx, { id }) {
    ctx.requireUnbound();
    await ctx.store.transact(() => {
      const { name, invitations } = ownDelegation(ctx, id);
      if (name === 'delete-failure' && invitations.length > 0) throw named('Failed to delete access delegation');
      for (const { uuid } of invitations) endActing(ctx.site, uuid);
      ctx.store.delegations.delete(String(id));
    });
    return { success: true };
  },
} satisfies HandlersOf<'listAccessDelegations' | 'createAccessDelegation' | 'deleteAccessDelegation'>;
