import type { HandlersOf } from '../context';
import { delegationHandlers } from './delegations';
import { impersonationHandlers } from './impersonation';
import { invitationHandlers } from './invitations';

export const accessHandlers = {
  ...delegationHandlers,
  ...invitationHandlers,
  ...impersonationHandlers,
} satisfies HandlersOf<
  | 'listAccessDelegations'
  | 'createAccessDelegation'
  | 'deleteAccessDelegation'
  | 'createDelegatedImpersonation'
  | 'deleteDelegatedImpersonation'
  | 'listImpersonations'
  | 'acceptImpersonation'
  | 'startImpersonation'
>;
