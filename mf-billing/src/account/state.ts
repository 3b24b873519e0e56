import type { StatusState } from '@console/ui';
import type { BillingAccount } from '@console/contract/billing-account';

/** A state as its shape and the id of its word; unknown words are shown as they are. */
export interface Shown {
  readonly state: StatusState;
  readonly id?:
    | 'status.active'
    | 'status.suspended'
    | 'status.pending'
    | 'restriction.clear'
    | 'restriction.limited'
    | 'restriction.frozen'
    | 'restriction.terminated';
  readonly word?: string;
}

/** (spec 2, section 4) */
export function accountStatus({ status, is_active: isActive }: Pick<BillingAccount, 'status' | 'is_active'>): Shown {
  switch (status) {
    case 'ACTIVE':
      return { state: 'good', id: 'status.active' };
    case 'SUSPENDED':
      return { state: 'notice', id: 'status.suspended' };
    case 'PENDING_VALIDATION':
      return { state: 'notice', id: 'status.pending' };
    case undefined:
    case null:
      return isActive === false ? { state: 'notice', id: 'status.suspended' } : { state: 'good', id: 'status.active' };
    default:
      return { state: 'idle', word: status };
  }
}

/** (spec 2, section 4) */
export function restriction({ restriction_level: level }: Pick<BillingAccount, 'restriction_level'>): Shown {
  switch (level) {
    case 'CLEAR':
    case undefined:
    case null:
      return { state: 'good', id: 'restriction.clear' };
    case 'LIMITED':
      return { state: 'notice', id: 'restriction.limited' };
    case 'FROZEN':
      return { state: 'broken', id: 'restriction.frozen' };
    case 'TERMINATED':
      return { state: 'gone', id: 'restriction.terminated' };
    default:
      return { state: 'idle', word: level };
  }
}

/** Whether invoices are charged to a card. What stands as the primary one may be the payment by invoice. (spec 2, section 2) */
export const hasChargedCard = ({ primary_card: card }: Pick<BillingAccount, 'primary_card'>): boolean =>
  Boolean(card) && card?.type !== 'paying_by_invoice';

/** The account that home and header speak of: the default one, else the first that is not deleted. */
export function mainAccount<A extends Pick<BillingAccount, 'is_default' | 'is_deleted'>>(
  accounts: readonly A[],
): A | undefined {
  const live = accounts.filter((account) => !account.is_deleted);
  return live.find((account) => account.is_default) ?? live[0];
}
