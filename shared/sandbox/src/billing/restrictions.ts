import { type ApiFault, invalid } from '../api/errors';
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

/** Why credit cannot be bought for an account now; undefined where it can. (spec 2, sections 3 and 5) */
export function topUpFault({ config }: SiteRuntime, account: AccountRow, amount: number): ApiFault | undefined {
  if (account.status === 'PENDING_VALIDATION')
    return invalid({
      billing_account_id: 'The billing account is waiting for validation: credit can be bought afterwards',
    });
  const minimum = config.minimumTopupAmount ?? 0;
  if (amount < minimum) return invalid({ amount: `The minimum top-up amount is ${minimum} ${config.siteCurrency}` });
  return undefined;
}

/** Sum of top-ups from which on a limited account is clear: as an administrator set it, else the smallest top-up. */
export const clearThreshold = (site: SiteRuntime): number =>
  site.state.clear_topup_threshold ?? site.config.minimumTopupAmount ?? 0;

/** Clears a limited account, also behind a freeze, whose top-ups reach the threshold. Only inside a transaction. */
export function clearIfToppedUp({ store }: SiteRuntime, accountId: string, threshold: number): void {
  const account = store.accounts.get(accountId);
  if (!account || !account.topped_up || account.topped_up < threshold) return;
  if (account.restriction_level === 'LIMITED') store.accounts.update(accountId, { restriction_level: 'CLEAR' });
  if (account.restricted?.before === 'LIMITED')
    store.accounts.update(accountId, { restricted: { ...account.restricted, before: 'CLEAR' } });
}
