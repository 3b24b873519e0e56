import type { BillingAccount } from '@console/contract/billing-account';
import { isLow } from '../account/runway';
import { accountStatus, restriction } from '../account/state';
import { endsSoon, isExpired, printedEnd } from '../card/state';

/** How much an account needs somebody: 2 now, 1 soon, 0 not at all. */
function troubleOf(account: BillingAccount, now: Date): number {
  const level = restriction(account).state;
  const card = { valid_thru: printedEnd(account.primary_card ?? {}) };
  const isNow =
    accountStatus(account).id === 'status.suspended' ||
    (level !== 'good' && level !== 'notice') ||
    Boolean(account.unpaid_amount) ||
    isExpired(card, now);
  if (isNow) return 2;
  return level === 'notice' || isLow(account) || endsSoon(card, now) ? 1 : 0;
}

/** Accounts that need somebody, those first that need them now; else the default one first. @param now the server's time */
export function troubledFirst(accounts: readonly BillingAccount[], now: Date): readonly BillingAccount[] {
  return accounts
    .map((account) => ({ account, trouble: troubleOf(account, now) }))
    .filter(({ trouble }) => trouble > 0)
    .toSorted(
      (one, other) =>
        other.trouble - one.trouble || Number(other.account.is_default ?? 0) - Number(one.account.is_default ?? 0),
    )
    .map(({ account }) => account);
}
