import type { AccessDelegation } from '@console/contract/access-delegation';

/** How many people were invited, and how many of them have accepted. */
export function peopleOf({ impersonations }: Pick<AccessDelegation, 'impersonations'>): {
  invited: number;
  accepted: number;
} {
  return {
    invited: impersonations.length,
    accepted: impersonations.filter((invitation) => invitation.is_accepted).length,
  };
}
