import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';

/** Why an account may take nothing new, whatever it could pay; undefined where it may. (spec 2, section 4) */
export function restrictionFault({ config }: SiteRuntime, account: AccountRow): string | undefined {
  if (account.status === 'SUSPENDED')
    return `The billing account is suspended${account.suspend_reason ? `: ${account.suspend_reason}` : ''}`;
  if (account.status === 'PENDING_VALIDATION') return 'The billing account is waiting for validation';
  if (account.restriction_level === 'FROZEN') return 'The billing account is frozen';
  if (account.restriction_level === 'TERMINATED')
    return `The billing account is terminated${config.billingEmail ? `; write to ${config.billingEmail}` : ''}`;
  return undefined;
}

/** Why credit cannot be bought for an account: nobody has validated it yet. Undefined where it can. */
export const topUpFault = (account: AccountRow): string | undefined =>
  account.status === 'PENDING_VALIDATION'
    ? 'The billing account is waiting for validation: credit can be bought afterwards'
    : undefined;
