import {
  ApiError,
  call,
  codeRequest,
  invalidate,
  isPartlyRead,
  lookUp,
  unreadError,
  unreadOf,
  type CodeRequest,
} from '@console/api';
import { listAccessDelegations, type AccessDelegation } from '@console/contract/access-delegation';
import {
  createAccessDelegation,
  createDelegatedImpersonation,
  deleteAccessDelegation,
  deleteDelegatedImpersonation,
} from '@console/contract/access-delegation-change';
import type { Invitation } from './rows';

type Numbered = Pick<AccessDelegation, 'id'>;
type Named = Pick<Invitation, 'uuid'>;

export interface NewDelegation {
  readonly name: string;
  /** Id of the account that it gives access to. */
  readonly billing_account_id: string;
}

const creation = ({ name, billing_account_id }: NewDelegation) => ({
  name: name.trim(),
  billing_account_id: Number(billing_account_id),
});
const invitation = ({ id }: Numbered, grantee: string) => ({
  delegation_id: id,
  grantee_username: grantee.trim().toLowerCase(),
});
const removal = ({ id }: Numbered, { uuid }: Named) => ({ delegation_id: id, impersonation_id: uuid });

/** Sends one write about delegations. What shows them is asked for again, failed or not; nobody waits for that. */
async function send<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } finally {
    void invalidate(listAccessDelegations);
  }
}

/** @param known the delegations that are there already @throws ApiError */
export const makeDelegation = (values: NewDelegation, known: readonly Numbered[] | undefined) =>
  send(() =>
    call(
      createAccessDelegation,
      creation(values),
      known ? { before: { known: known.map(({ id }) => String(id)) } } : {},
    ),
  );

/** Who has access by a delegation, and who is invited, read or not: what its deletion takes away. */
const peopleIn = ({ impersonations }: Pick<AccessDelegation, 'impersonations'>): string =>
  [
    ...impersonations.map(({ uuid, is_accepted }) => `${uuid} ${is_accepted === true}`),
    ...unreadOf(impersonations).flatMap(({ id, isMissing }) => (isMissing ? [`${id} unread`] : [])),
  ]
    .sort()
    .join();

/**
 * Takes its invitations along. Where other people have access than was told, or nobody can tell, nothing is sent: somebody may
 * have accepted, or was invited, meanwhile.
 * @param changed says so
 * @throws ApiError
 */
export const removeDelegation = (
  shown: Pick<AccessDelegation, 'id' | 'impersonations'>,
  changed: string,
): Promise<void> =>
  send(async () => {
    const { id } = shown;
    const now = lookUp(await call(listAccessDelegations, {}), 'id', id);
    if (now === 'unread') throw unreadError();
    if (now && peopleIn(now) !== peopleIn(shown)) throw new ApiError({ kind: 'general', text: changed });
    await call(deleteAccessDelegation, { id });
  });

/** Invites somebody, who gets an email. @throws ApiError */
export const invite = (delegation: AccessDelegation, grantee: string): Promise<void> =>
  send(async () => {
    const known = delegation.impersonations.map(({ uuid }) => uuid);
    await call(createDelegatedImpersonation, invitation(delegation, grantee), { before: { known } });
  });

/** Whether the person has accepted by now. @throws ApiError */
const hasAccepted = async ({ id }: Numbered, { uuid }: Named): Promise<boolean> => {
  const delegation = lookUp(await call(listAccessDelegations, {}), 'id', id);
  if (delegation === 'unread') throw unreadError();
  if (!delegation) return false;
  const now = lookUp(delegation.impersonations, 'uuid', uuid);
  if (now === 'unread' || (isPartlyRead(now ?? delegation) && typeof now?.is_accepted !== 'boolean'))
    throw unreadError();
  return now?.is_accepted === true;
};

/**
 * Takes an invitation back that nobody has accepted. Where somebody has meanwhile, or nobody can tell, nothing is sent: it would
 * take their access away, which is asked for in other words.
 * @param accepted says so
 * @throws ApiError
 */
export const withdraw = (delegation: Numbered, grantee: Named, accepted: string): Promise<void> =>
  send(async () => {
    if (await hasAccepted(delegation, grantee)) throw new ApiError({ kind: 'general', text: accepted });
    await call(deleteDelegatedImpersonation, removal(delegation, grantee));
  });

/** Takes access away; whoever acts by it stops at once. @throws ApiError */
export const removeGrantee = (delegation: Numbered, grantee: Named): Promise<void> =>
  send(async () => {
    await call(deleteDelegatedImpersonation, removal(delegation, grantee));
  });

export const createCode = (values: NewDelegation): CodeRequest => codeRequest(createAccessDelegation, creation(values));
export const deleteCode = ({ id }: Numbered): CodeRequest => codeRequest(deleteAccessDelegation, { id });
export const inviteCode = (delegation: Numbered, grantee: string): CodeRequest =>
  codeRequest(createDelegatedImpersonation, invitation(delegation, grantee));
export const removeCode = (delegation: Numbered, grantee: Named): CodeRequest =>
  codeRequest(deleteDelegatedImpersonation, removal(delegation, grantee));
