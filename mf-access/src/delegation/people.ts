import { unreadOf } from '@console/api';
import type { AccessDelegation } from '@console/contract/access-delegation';

/** How many people were invited, and how many of them have accepted. */
export function peopleOf({ impersonations }: Pick<AccessDelegation, 'impersonations'>): {
  invited: number;
  accepted: number;
  /** Of those who could not be read nobody knows whether they have accepted: they are in neither number. */
  unread: number;
} {
  return {
    invited: impersonations.length,
    accepted: impersonations.filter((invitation) => invitation.is_accepted).length,
    unread: unreadOf(impersonations).filter(({ isMissing }) => isMissing).length,
  };
}
