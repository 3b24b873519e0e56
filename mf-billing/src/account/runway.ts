import { big, type Money } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { creditLeft, daysLeft } from '@console/domain/credit';

type Account = Pick<BillingAccount, 'credit_amount' | 'running_totals' | 'low_balance_notice_settings'>;

const DAY_MS = 86_400_000;

/** Days that the bars of a runway stand for. */
export const RUNWAY_DAYS = 30;

/** How long money lasts. */
export interface RunwayFacts {
  readonly credit: Money;
  readonly perDay: Money;
  /** Days until the credit is gone, with fractions; Infinity while nothing is spent; 0 in debt. */
  readonly days: number;
  /** Days of those that lie under the low-balance notice; undefined without a notice. */
  readonly noticeDays: number | undefined;
  /** The day on which it is gone; undefined when that is not in sight. */
  readonly until: Date | undefined;
}

/** Joins credit, pace and notice into what the runway shows. Times follow the server's clock. */
export function runwayOf(account: Account, perDay: Money, now: Date): RunwayFacts {
  const credit = creditLeft(account);
  const days = daysLeft(credit, perDay);
  const notice = account.low_balance_notice_settings;
  const threshold = notice?.is_enabled ? big(notice.threshold) : undefined;
  const ends = Number.isFinite(days);
  return {
    credit,
    perDay,
    days,
    noticeDays: threshold && ends ? Math.min(days, daysLeft(threshold, perDay)) : undefined,
    until: ends && days > 0 ? new Date(now.getTime() + days * DAY_MS) : undefined,
  };
}

/** Whether the credit is under the account's own notice. */
export function isLow(account: Account): boolean {
  const notice = account.low_balance_notice_settings;
  return notice?.is_enabled === true && creditLeft(account).lt(big(notice.threshold));
}
