import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { big, sum, type Money } from '@console/api';

const HOUR_MS = 3_600_000;

type Totals = Pick<BillingAccount, 'running_totals'>;

/**
 * What is left of an account's credit after the running month, in the site's currency; negative in debt. `ongoing` says it
 * whole, `credit_available` stops at zero. (spec 2, section 3)
 */
export function creditLeft({
  credit_amount,
  running_totals: totals,
}: Totals & Pick<BillingAccount, 'credit_amount'>): Money {
  const left = totals?.ongoing ?? totals?.credit_available;
  return left == null ? big(credit_amount).minus(big(totals?.total ?? totals?.subtotal)) : big(left);
}

/**
 * Cost of the running month so far, before tax and after discount.
 * @param usage its entries, which count where the account does not state its totals
 */
export function monthSoFar(
  { running_totals: totals, discount_percentage }: Totals & Partial<Pick<BillingAccount, 'discount_percentage'>>,
  usage: readonly Pick<UsageEntry, 'cost'>[] = [],
): Money {
  if (totals?.total_before_tax != null) return big(totals.total_before_tax);
  if (totals?.subtotal != null) return big(totals.subtotal).minus(big(totals.discount_amount));
  const kept = big(100).minus(big(discount_percentage)).div(100);
  return sum(usage.map(({ cost }) => cost)).times(kept);
}

/** The same with tax. */
export function monthWithTax(
  account: Totals & Partial<Pick<BillingAccount, 'discount_percentage' | 'vat_percentage'>>,
  usage?: readonly Pick<UsageEntry, 'cost'>[],
): Money {
  const total = account.running_totals?.total;
  if (total != null) return big(total);
  return monthSoFar(account, usage).times(big(account.vat_percentage).div(100).plus(1)).round(2);
}

type Taxed = Totals & Partial<Pick<BillingAccount, 'credit_amount' | 'vat_percentage'>>;

/**
 * What an amount before tax takes from an account's credit: once itself where the tax is paid when credit is bought, else
 * with tax. The account tells which: `ongoing` is its credit less what the running month has taken. (spec 2, section 3)
 */
export function creditTaxFactor({ credit_amount, running_totals: totals, vat_percentage }: Taxed): Money {
  const withTax = big(vat_percentage).div(100).plus(1);
  const credit = totals?.credit_amount ?? credit_amount;
  if (credit == null || totals?.ongoing == null || totals.total_before_tax == null || totals.total == null)
    return withTax;
  const taken = big(credit).minus(big(totals.ongoing));
  const isBeforeTax = taken
    .minus(big(totals.total_before_tax))
    .abs()
    .lte(taken.minus(big(totals.total)).abs());
  return isBeforeTax ? big(1) : withTax;
}

/** What the running month has taken from the credit so far. */
export const monthFromCredit = (
  account: Taxed & Partial<Pick<BillingAccount, 'discount_percentage'>>,
  usage?: readonly Pick<UsageEntry, 'cost'>[],
): Money => (creditTaxFactor(account).eq(1) ? monthSoFar(account, usage) : monthWithTax(account, usage));

/** The first moment of the month (UTC) that a time lies in: the API meters in UTC. */
const startOfMonth = (now: Date): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);

/** The hours of the part of a month's usage that has run longest; 0 where nothing has run for an hour. */
export const longestHours = (usage: readonly Pick<UsageEntry, 'hours'>[]): number =>
  usage.reduce((longest, { hours }) => Math.max(longest, hours ?? 0), 0);

/**
 * What a day costs at the pace of this month. The month's cost is spread over the hours in which something ran: an account
 * whose first machine is two hours old has spent its money in two hours, not since the first of the month.
 * @param spent cost of the running month so far
 * @param now by the server's clock
 * @param usage the month's entries; without them the pace is taken over the whole month so far
 */
export function spendPerDay(spent: Money, now: Date, usage: readonly Pick<UsageEntry, 'hours'>[] = []): Money {
  const elapsed = (now.getTime() - startOfMonth(now)) / HOUR_MS;
  const longest = longestHours(usage);
  const hours = Math.max(1, longest > 0 ? Math.min(longest, elapsed) : elapsed);
  return spent.lte(0) ? big(0) : spent.times(24).div(hours.toFixed(4)).round(4);
}

/** Days that money lasts at a price per day, with fractions: Infinity while nothing is spent, 0 for none or debt. */
export function daysLeft(money: Money, perDay: Money): number {
  if (money.lte(0)) return 0;
  return perDay.lte(0) ? Infinity : Number(money.div(perDay).round(4));
}
