import { big, type Money } from '@console/api';
import { currencyDigits } from '@console/contract/currency';

/** Amounts that a person may want, each with why. */
export interface Suggestion {
  readonly why: 'unpaid' | 'unpaidAndDebt' | 'debt' | 'month' | 'promotion' | 'least';
  readonly amount: number;
}

interface Facts {
  readonly currency: string;
  readonly least: number;
  /** Sum of the unpaid invoices that are paid from credit: 0 where a card is charged for them. */
  readonly unpaid: number;
  /** What a day costs at the pace of now, with tax. */
  readonly perDay: Money;
  /** What is left of the credit; negative in debt. */
  readonly credit: Money;
  /** What is still to be topped up for the nearest promotion. */
  readonly promotion: number | undefined;
}

const DAYS = 30;
const UP = 3;

/** What a credit does not cover is for. */
function missingFor(unpaid: number, credit: Money): Suggestion['why'] {
  if (unpaid <= 0) return 'debt';
  return credit.lt(0) ? 'unpaidAndDebt' : 'unpaid';
}

/**
 * Amounts to choose from: what the unpaid invoices and a debt take, thirty days at the pace of now, what a promotion asks for,
 * and the smallest one. None under the site's minimum, each once; unpaid invoices are exact, the others rounded up to whole units.
 */
export function suggestions({ currency, least, unpaid, perDay, credit, promotion }: Facts): Suggestion[] {
  const enough = (amount: Money): Money => (amount.lt(least) ? big(least) : amount);
  const exact = (amount: Money): number => Number(enough(amount).round(currencyDigits(currency), UP));
  const whole = (amount: Money): number => Number(enough(amount).round(0, UP));
  // A debt is to be paid with the invoices.
  const missing = credit.lt(0) ? big(unpaid).minus(credit) : big(unpaid);
  // More than what they name would be told under their names: the minimum has one of its own.
  const isEnough = (amount: Money): boolean => amount.gt(0) && amount.gte(least);
  const month = perDay.times(DAYS);
  const why = missingFor(unpaid, credit);
  const all: Suggestion[] = [
    ...((why === 'debt' ? missing.gt(0) : isEnough(missing)) ? [{ why, amount: exact(missing) }] : []),
    ...(isEnough(month) ? [{ why: 'month' as const, amount: whole(month) }] : []),
    ...(promotion ? [{ why: 'promotion' as const, amount: exact(big(promotion)) }] : []),
    ...(least > 0 ? [{ why: 'least' as const, amount: least }] : []),
  ];
  return all.filter(({ amount }, index) => all.findIndex((other) => other.amount === amount) === index);
}
