import type { Money } from '@console/api';
import { big, sum } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';

type Totals = Pick<BillingAccount, 'credit_amount' | 'running_totals'>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Days that the bars of a runway stand for. */
export const RUNWAY_DAYS = 30;

/** What is left of the credit after the running month, in the site's currency; negative in debt. */
export function creditLeft({ credit_amount, running_totals: totals }: Totals): Money {
  if (totals?.credit_available !== undefined && totals.credit_available !== null) return big(totals.credit_available);
  if (totals?.ongoing !== undefined && totals.ongoing !== null) return big(totals.ongoing);
  return big(credit_amount).minus(big(totals?.subtotal));
}

/** Cost of the running month so far, before tax and after discount. */
export function monthSoFar({ running_totals: totals }: Pick<BillingAccount, 'running_totals'>): Money {
  if (totals?.total_before_tax !== undefined && totals.total_before_tax !== null) return big(totals.total_before_tax);
  return big(totals?.subtotal).minus(big(totals?.discount_amount));
}

/** The first moment of the month (UTC) that a time lies in: the API meters in UTC. */
export const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/**
 * What a day costs at the pace of this month. The month's cost is spread over the hours in which something ran: an account
 * whose first machine is two hours old has spent its money in two hours, not since the first of the month.
 * @param spent cost of the running month so far
 * @param usage its entries; without them the pace is taken over the whole month so far
 */
export function spendPerDay(spent: Money, now: Date, usage: readonly Pick<UsageEntry, 'hours'>[] = []): Money {
  const elapsed = (now.getTime() - startOfMonth(now).getTime()) / HOUR_MS;
  const longest = Math.max(0, ...usage.map(({ hours }) => hours ?? 0));
  const hours = Math.max(1, longest > 0 ? Math.min(longest, elapsed) : elapsed);
  return spent.lte(0) ? big(0) : spent.times(24).div(hours.toFixed(4)).round(4);
}

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

const daysOf = (amount: Money, perDay: Money): number => {
  if (amount.lte(0)) return 0;
  return perDay.lte(0) ? Infinity : Number(amount.div(perDay).round(4).toString());
};

/** Joins credit, pace and notice into what the runway shows. Times follow the server's clock. */
export function runwayOf(
  account: Totals & Pick<BillingAccount, 'low_balance_notice_settings'>,
  perDay: Money,
  now: Date,
): RunwayFacts {
  const credit = creditLeft(account);
  const days = daysOf(credit, perDay);
  const notice = account.low_balance_notice_settings;
  const threshold = notice?.is_enabled ? big(notice.threshold) : undefined;
  const ends = Number.isFinite(days);
  return {
    credit,
    perDay,
    days,
    noticeDays: threshold && ends ? Math.min(days, daysOf(threshold, perDay)) : undefined,
    until: ends && days > 0 ? new Date(now.getTime() + days * DAY_MS) : undefined,
  };
}

/** Whether the credit is under the account's own notice. */
export function isLow(account: Totals & Pick<BillingAccount, 'low_balance_notice_settings'>): boolean {
  const notice = account.low_balance_notice_settings;
  return notice?.is_enabled === true && creditLeft(account).lt(big(notice.threshold));
}

/** Adds up what usage entries have cost. */
export const usageCost = (usage: readonly Pick<UsageEntry, 'cost'>[]): Money => sum(usage.map(({ cost }) => cost));
