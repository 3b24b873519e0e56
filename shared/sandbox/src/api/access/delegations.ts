import { accountName } from '../../billing/account';
import type { DelegationRow, InvitationRow } from '../../model/people';
import { sendMail } from '../../outbox/mail';
import { utc, utcOrNull } from '../../time/formats';
import { shortName } from '../caller';
import type { Context, HandlersOf } from '../context';
import { invalid, named, refused } from '../errors';
import { endActing } from './acting';

const presentInvitation =
  ({ store }: Context) =>
  (invitation: InvitationRow) => ({
    uuid: invitation.uuid,
    grantee_id: store.people.oneBy('email', invitation.grantee)?.user_id ?? null,
    grantee_username: invitation.grantee,
    is_accepted: invitation.accepted !== null,
    accepted_at: utcOrNull(invitation.accepted),
    created_at: utc(invitation.created),
  });

/** A delegation as its owner sees it. */
const presentDelegation = (ctx: Context) => (row: DelegationRow) => ({
  id: Number(row.id),
  billing_account_id: row.account_id,
  name: row.name,
  owner_id: row.user_id,
  impersonations: row.invitations.map(presentInvitation(ctx)),
  created_at: utc(row.created),
  updated_at: utcOrNull(row.updated),
});

/** An invitation as the grantee sees it. */
export function presentShared({ store }: Context, row: DelegationRow, invitation: InvitationRow) {
  const account = store.accounts.get(String(row.account_id));
  return {
    uuid: invitation.uuid,
    access_owner: store.people.get(String(row.user_id))?.email ?? '',
    billing_account_name: account ? accountName(account) : null,
    is_accepted: invitation.accepted !== null,
  };
}

/**
 * An own delegation; one of somebody else is not there.
 * @throws ApiFault 400 where there is none
 */
function ownDelegation({ store, userId }: Context, id: number): DelegationRow {
  const row = store.delegations.get(String(id));
  if (row?.user_id !== userId) throw refused(`No such access delegation exists: ${id}`);
  return row;
}

/** Why somebody cannot be invited, in words. */
function granteeFault({ caller }: Context, { invitations }: DelegationRow, grantee: string): string | undefined {
  if (grantee === caller.person.email) return 'You cannot invite yourself';
  return invitations.some((row) => row.grantee === grantee) ? 'This address is invited already' : undefined;
}

function mailInvitation(ctx: Context, { name }: DelegationRow, { grantee }: InvitationRow): void {
  const owner = ctx.caller.person.email;
  sendMail(ctx.site, {
    to: grantee,
    kind: 'invitation',
    subject: `${owner} gives you access`,
    text: `${owner} invites you to "${name}" at ${ctx.site.config.siteName}. Sign in with this address to accept.`,
    link: `${ctx.origin}/app/profile`,
  });
}

/** Invitations as the owner of a delegation handles them. */
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

  // Invitations, as the owner of a delegation handles them.
  async createDelegatedImpersonation(ctx, { delegation_id, grantee_username: grantee }) {
    ctx.requireUnbound();
    const { store } = ctx;
    const made = await store.transact(() => {
      const delegation = ownDelegation(ctx, delegation_id);
      const fault = granteeFault(ctx, delegation, grantee);
      if (fault) throw invalid({ grantee_username: fault });
      if (shortName(grantee) === 'create-failure') throw named('Failed to creating impersonation key');
      const invitation = { uuid: crypto.randomUUID(), grantee, created: ctx.now, accepted: null };
      store.delegations.update(delegation.id, {
        invitations: [...delegation.invitations, invitation],
        updated: ctx.now,
      });
      mailInvitation(ctx, delegation, invitation);
      return invitation;
    });
    return presentInvitation(ctx)(made);
  },

  async deleteDelegatedImpersonation(ctx, { delegation_id, impersonation_id }) {
    ctx.requireUnbound();
    const { store } = ctx;
    await store.transact(() => {
      const delegation = ownDelegation(ctx, delegation_id);
      const invitation = delegation.invitations.find((row) => row.uuid === impersonation_id);
      if (!invitation) throw refused(`No such invitation exists: ${impersonation_id}`);
      if (shortName(invitation.grantee) === 'delete-failure') throw named('Failed to delete impersonation key');
      endActing(ctx.site, invitation.uuid);
      store.delegations.update(delegation.id, {
        invitations: delegation.invitations.filter((row) => row !== invitation),
        updated: ctx.now,
      });
    });
    return { success: true };
  },
} satisfies HandlersOf<
  | 'listAccessDelegations'
  | 'createAccessDelegation'
  | 'deleteAccessDelegation'
  | 'createDelegatedImpersonation'
  | 'deleteDelegatedImpersonation'
>;
