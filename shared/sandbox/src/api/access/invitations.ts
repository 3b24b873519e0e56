import type { DelegationRow, InvitationRow } from '../../model/people';
import { sendMail } from '../../outbox/mail';
import type { Context, HandlersOf } from '../context';
import { invalid, named, refused } from '../errors';
import { shortName } from '../identify';
import { endActing } from './acting';
import { ownDelegation } from './delegations';
import { presentInvitation } from './present';

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
export const invitationHandlers = {
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
} satisfies HandlersOf<'createDelegatedImpersonation' | 'deleteDelegatedImpersonation'>;
