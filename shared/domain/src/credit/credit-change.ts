import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import type { Money } from '@console/api';
import { creditLeft, creditTaxFactor, daysLeft } from './credit';
import { perDayNow } from './pace';

type Account = Pick<BillingAccount, 'credit_amount' | 'running_totals' | 'vat_percentage' | 'discount_percentage'>;

/** For how many days credit lasts, with fractions, before and after a price changes. */
export interface CreditChange {
  /** Infinity while nothing is spent. */
  readonly before: number;
  readonly after: number;
}

/** What is left of the credit, where the account says so: an amount that is missing is not nothing. */
function knownCredit(account: Account): Money | undefined {
  const { credit_amount: credit, running_totals: totals } = account;
  const isStated = (totals?.ongoing ?? totals?.credit_available) != null;
  const isCounted = credit != null && (totals?.total ?? totals?.subtotal) != null;
  return isStated || isCounted ? creditLeft(account) : undefined;
}

/**
 * What another price does to an account's credit. Undefined where nothing can be said: what is left or what the month has
 * cost is not known, nothing is left, nothing changes, or more than the whole pace would be saved (what began late in the month
 * may not be in it yet).
 * @param usage the month's entries; undefined where they could not be read
 * @param hourly by how much an hour's price changes, before tax and after discount; below zero it goes down
 * @param now by the server's clock
 */
export function creditChange(
  account: Account & Pick<BillingAccount, 'id'>,
  usage: readonly UsageEntry[] | undefined,
  hourly: Money,
  now: Date,
): CreditChange | undefined {
  const credit = knownCredit(account);
  if (!credit?.gt(0) || !usage || hourly.eq(0)) return undefined;
  const perDay = perDayNow(account, usage, now);
  const changed = perDay.plus(hourly.times(24).times(creditTaxFactor(account)));
  return changed.gt(0) ? { before: daysLeft(credit, perDay), after: daysLeft(credit, changed) } : undefined;
}

/** How much longer credit lasts when some is added at this pace. Undefined where nothing can be said, and in debt, which takes of it first. */
export function creditGain(account: Account, amount: Money, perDay: Money): CreditChange | undefined {
  const credit = knownCredit(account);
  if (!credit?.gt(0) || !perDay.gt(0) || !amount.gt(0)) return undefined;
  return { before: daysLeft(credit, perDay), after: daysLeft(credit.plus(amount), perDay) };
}

/** Bars of a drawing. */
export const BARS = 30;
const YEAR = 365;
const SPANS = [30, 60, 90, 180, YEAR];

/** Bars that show a change. */
export interface ChangeBars {
  /** Days that all bars together stand for. */
  readonly span: number;
  /** Bars that are filled before and after. */
  readonly kept: number;
  /** Bars after those that come or go: one at least, however little it is. */
  readonly changed: number;
}

/** Thirty bars for a change, at a scale that the longer of both fits. What lasts for ever goes to their end. */
export function changeBars({ before, after }: CreditChange): ChangeBars {
  const longest = Math.max(...[before, after].filter(Number.isFinite));
  const span = SPANS.find((days) => days >= longest) ?? Math.ceil(longest / YEAR) * YEAR;
  const barsOf = (days: number): number => Math.round((Math.min(days, span) / span) * BARS);
  const kept = Math.min(barsOf(Math.min(before, after)), BARS - 1);
  return { span, kept, changed: Math.max(1, barsOf(Math.max(before, after)) - kept) };
}
