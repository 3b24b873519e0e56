import type { DelegationRow, InvitationRow } from '../../model/people';
import { utc, utcOrNull } from '../../time/formats';
import { accountName } from '../../billing/account-name';
import type { Context } from '../context';

export const presentInvitation =
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
export const presentDelegation = (ctx: Context) => (row: DelegationRow) => ({
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
