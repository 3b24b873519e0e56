import type { Money } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { creditLeft, daysLeft } from '@console/domain/credit';

const DAY_MS = 86_400_000;

/** When what is left of an account falls below an amount. */
export type Fall =
  | { readonly is: 'now' | 'never' }
  /** `days`: full ones until then. */
  | { readonly is: 'later'; readonly days: number; readonly at: Date };

/**
 * When an account falls below an amount at today's rate.
 * @param perDay what a day costs, in the site's currency
 * @param now by the server's clock
 */
export function fallsBelow(
  account: Pick<BillingAccount, 'credit_amount' | 'running_totals'>,
  threshold: Money,
  perDay: Money,
  now: Date,
): Fall {
  const above = creditLeft(account).minus(threshold);
  if (above.lt(0)) return { is: 'now' };
  // At the threshold itself nothing happens yet: the next cent does it.
  const days = above.eq(0) && perDay.gt(0) ? 0 : daysLeft(above, perDay);
  const at = new Date(now.getTime() + days * DAY_MS);
  // Further than calendars go.
  if (perDay.lte(0) || Number.isNaN(at.getTime())) return { is: 'never' };
  return { is: 'later', days: Math.floor(days), at };
}
