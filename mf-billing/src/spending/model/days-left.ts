import { big, type Money } from '@console/api';
import { daysLeft } from '@console/domain/credit';

const HOURS = 24;

export interface DaysLeft {
  /** At the present rate; Infinity while nothing is spent. */
  readonly now: number;
  /** With an amount an hour less; what is saved may be all. */
  readonly withSaving: (hourly: Money) => number;
  /** With so much more credit. */
  readonly withTopUp: (amount: Money | number) => number;
}

/**
 * How many days credit lasts, and what would move that.
 * @param credit what is left; negative in debt
 * @param perDay what a day takes from it
 * @param taxFactor what an amount before tax takes of the credit: 1 where tax is paid when credit is bought
 */
export function daysLeftOf(credit: Money, perDay: Money, taxFactor: Money): DaysLeft {
  return {
    now: daysLeft(credit, perDay),
    withSaving: (hourly) => daysLeft(credit, perDay.minus(hourly.times(HOURS).times(taxFactor))),
    withTopUp: (amount) => daysLeft(credit.plus(big(amount)), perDay),
  };
}
