import type { DelegationRow } from '../model/people';
import { utc, utcOrNull } from '../time/formats';
import { accountName } from './billing/present';
import type { Context, HandlersOf } from './context';

const granteeId = (ctx: Context, email: string): number | null =>
  ctx.store.people.find((row) => row.email === email)?.user_id ?? null;

const presentDelegation = (ctx: Context) => (row: DelegationRow) => ({
  id: Number(row.id),
  billing_account_id: row.account_id,
  name: row.name,
  owner_id: row.user_id,
  impersonations: row.invitations.map((invitation) => ({
    uuid: invitation.uuid,
    grantee_id: granteeId(ctx, invitation.grantee),
    grantee_username: invitation.grantee,
    is_accepted: invitation.accepted !== null,
    accepted_at: utcOrNull(invitation.accepted),
    created_at: utc(invitation.created),
  })),
  created_at: utc(row.created),
  updated_at: utcOrNull(row.updated),
});

export const accessHandlers = {
  listTokens: (ctx) =>
    ctx.store.tokens.of(ctx.userId).map((row) => ({
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
    })),

  listAccessDelegations: (ctx) => ctx.store.delegations.of(ctx.userId).map(presentDelegation(ctx)),

  /** Invitations to the caller, keyed by uuid. */
  listImpersonations(ctx) {
    const { email } = ctx.caller.person;
    const found = ctx.store.delegations.all().flatMap((row) =>
      row.invitations
        .filter((invitation) => invitation.grantee === email)
        .map((invitation) => {
          const account = ctx.store.accounts.get(String(row.account_id));
          const entry = {
            uuid: invitation.uuid,
            access_owner: ctx.store.people.get(String(row.user_id))?.email ?? '',
            billing_account_name: account ? accountName(account) : null,
            is_accepted: invitation.accepted !== null,
          };
          return [invitation.uuid, entry] as const;
        }),
    );
    return Object.fromEntries(found);
  },
} satisfies HandlersOf<'listTokens' | 'listAccessDelegations' | 'listImpersonations'>;
