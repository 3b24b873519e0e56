import type { AccessDelegation } from '@console/contract/access-delegation';
import type { Invitation } from './rows';

const isSame = (one: Invitation, other: Invitation): boolean =>
  one.grantee_id != null && other.grantee_id != null
    ? one.grantee_id === other.grantee_id
    : one.grantee_username != null && one.grantee_username.toLowerCase() === other.grantee_username?.toLowerCase();

/** Other delegations by which a person has access to the same account: taken out of one, they keep it. */
export const otherAccess = <Delegation extends AccessDelegation>(
  delegations: readonly Delegation[],
  { id, billing_account_id: account }: Pick<AccessDelegation, 'id' | 'billing_account_id'>,
  invitation: Invitation,
): Delegation[] =>
  delegations.filter(
    (other) =>
      other.id !== id &&
      other.billing_account_id === account &&
      other.impersonations.some((one) => one.is_accepted && isSame(one, invitation)),
  );
