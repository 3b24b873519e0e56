import { big, sum, type Money } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';

const HOUR_MS = 3_600_000;
const SECONDS_PER_DAY = 86_400;

type Totals = Pick<BillingAccount, 'credit_amount' | 'running_totals'>;

/** What is left of an account's credit, in the site's currency; negative in debt. */
export function creditLeft({ credit_amount, running_totals: totals }: Totals): Money {
  return big(totals?.credit_available ?? totals?.ongoing ?? big(credit_amount).minus(big(totals?.subtotal)));
}

/** Cost of the running month so far with discount and tax: what it takes from the credit. */
export function monthWithTax(
  {
    running_totals: totals,
    discount_percentage,
    vat_percentage,
  }: Pick<BillingAccount, 'running_totals' | 'discount_percentage' | 'vat_percentage'>,
  usage: readonly Pick<UsageEntry, 'cost'>[],
): Money {
  if (totals?.total != null) return big(totals.total);
  const kept = big(100).minus(big(discount_percentage)).div(100);
  const taxed = big(100).plus(big(vat_percentage)).div(100);
  return sum(usage.map(({ cost }) => cost))
    .times(kept)
    .times(taxed);
}

/**
 * What an hour costs at the pace of this month: its cost over the hours in which something ran, so that an account whose
 * first machine is two hours old has not spent since the first of the month.
 * @param now by the server's clock; the API meters in UTC
 */
export function pace(spent: Money, usage: readonly Pick<UsageEntry, 'hours'>[], now: Date): Money {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const elapsed = (now.getTime() - month) / HOUR_MS;
  const longest = Math.max(0, ...usage.map(({ hours }) => hours ?? 0));
  const hours = Math.max(1, longest > 0 ? Math.min(longest, elapsed) : elapsed);
  return spent.div(hours.toFixed(4));
}

/** Seconds that credit lasts at a price per hour; undefined while nothing is spent. */
export function secondsLeft(credit: Money, hourly: Money): number | undefined {
  if (credit.lte(0)) return 0;
  if (hourly.lte(0)) return undefined;
  const days = credit.div(hourly.times(24));
  return Math.floor(Number(days.times(SECONDS_PER_DAY).toFixed(0)));
}
