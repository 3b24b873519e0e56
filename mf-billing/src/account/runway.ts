import type { Money } from '@console/api';
import { big } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';

type Totals = Pick<BillingAccount, 'credit_amount' | 'running_totals'>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Days that the bars of a runway stand for. */
export const RUNWAY_DAYS = 30;

/**
 * What is left of the credit after the running month, in the site's currency; negative in debt. `ongoing` says it whole,
 * `credit_available` stops at zero.
 */
export function creditLeft({ credit_amount, running_totals: totals }: Totals): Money {
  const left = totals?.ongoing ?? totals?.credit_available;
  return left === undefined || left === null
    ? big(credit_amount).minus(big(totals?.total ?? totals?.subtotal))
    : big(left);
}

/** Cost of the running month so far, before tax and after discount. */
export function monthSoFar({ running_totals: totals }: Pick<BillingAccount, 'running_totals'>): Money {
  if (totals?.total_before_tax !== undefined && totals.total_before_tax !== null) return big(totals.total_before_tax);
  return big(totals?.subtotal).minus(big(totals?.discount_amount));
}

/** The same with tax: that is what it takes from the credit. */
export function monthWithTax(account: Pick<BillingAccount, 'running_totals' | 'vat_percentage'>): Money {
  const total = account.running_totals?.total;
  if (total !== undefined && total !== null) return big(total);
  return monthSoFar(account).times(big(account.vat_percentage).div(100).plus(1)).round(2);
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
