import { sendMail } from '../../outbox/mail';
import type { Context, HandlersOf } from '../context';
import { message, refused } from '../errors';
import { keyToActWith } from './acting';
import { presentShared } from './delegations';

/**
 * The invitation to the caller with its delegation; one to somebody else is not there.
 * @throws ApiFault 400 where there is none
 */
function ownInvitation({ store, caller }: Context, uuid: string) {
  const delegation = store.delegations.oneBy('invitation', uuid);
  const invitation = delegation?.invitations.find((row) => row.uuid === uuid);
  if (!delegation || invitation?.grantee !== caller.person.email) throw refused(`No such invitation exists: ${uuid}`);
  return { delegation, invitation };
}

/** Invitations as whoever is invited handles them. Whoever is bound to one account sees none: they are the user's own. */
export const impersonationHandlers = {
  /** Keyed by uuid. (spec 1, section 7) */
  listImpersonations(ctx) {
    if (ctx.boundAccount !== undefined) return {};
    const { email } = ctx.caller.person;
    const entries = ctx.store.delegations
      .by('grantee', email)
      .flatMap((row) =>
        row.invitations
          .filter(({ grantee }) => grantee === email)
          .map((invitation) => [invitation.uuid, presentShared(ctx, row, invitation)] as const),
      );
    return Object.fromEntries(entries);
  },

  /** A second acceptance changes nothing. */
  async acceptImpersonation(ctx, { uuid }) {
    ctx.requireUnbound();
    const { store, site } = ctx;
    await store.transact(() => {
      const { delegation, invitation } = ownInvitation(ctx, uuid);
      if (invitation.accepted !== null) return;
      const accepted = { ...invitation, accepted: ctx.now };
      store.delegations.update(delegation.id, {
        invitations: delegation.invitations.map((row) => (row === invitation ? accepted : row)),
        updated: ctx.now,
      });
      const owner = store.people.get(String(delegation.user_id));
      if (!owner) return;
      sendMail(site, {
        to: owner.email,
        kind: 'invitation-accepted',
        subject: `${invitation.grantee} accepted`,
        text: `${invitation.grantee} can act for you in "${delegation.name}" from now on.`,
      });
    });
    return { success: true };
  },

  async startImpersonation(ctx, { uuid }) {
    ctx.requireUnbound();
    return ctx.store.transact(() => {
      const { delegation, invitation } = ownInvitation(ctx, uuid);
      if (invitation.accepted === null) throw message(403, 'The invitation is not accepted');
      const { user_id, account_id } = delegation;
      if (ctx.store.accounts.get(String(account_id))?.is_deleted !== false)
        throw message(403, 'The billing account of this invitation is closed');
      return { token: keyToActWith(ctx, { user_id, account_id, invitation: uuid }) };
    });
  },
} satisfies HandlersOf<'listImpersonations' | 'acceptImpersonation' | 'startImpersonation'>;
