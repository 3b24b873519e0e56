import { sum, type Money } from '@console/api';
import { spendPerDay } from '@console/domain/credit';
import type { Charge } from './charges';
import type { Month } from './month';

/** What something may come to: both ways of looking ahead, the smaller first. */
export interface Range {
  readonly least: Money;
  readonly most: Money;
}

export interface Forecast {
  /** What a day costs from now on: at the rates of what runs now, and at the pace of the month so far. */
  readonly day: Range;
  /** The whole month. */
  readonly month: Range;
}

const HOURS = 24;

const rangeOf = (a: Money, b: Money): Range => (a.lte(b) ? { least: a, most: b } : { least: b, most: a });

/** What everything that goes on costs an hour. */
export const rateOf = (charges: readonly Charge[]): Money =>
  sum(charges.filter(({ isOn }) => isOn).map(({ hourly }) => hourly));

/**
 * The month to its end. The band lies between two honest answers: nothing changes from now on, or the rest of the month is
 * as its past was.
 * @param spent in the month so far
 */
export function forecastOf(charges: readonly Charge[], spent: Money, month: Month): Forecast {
  const now = rateOf(charges).times(HOURS);
  const past = spendPerDay(spent, month.now, charges);
  const whole = (perDay: Money): Money => spent.plus(perDay.times(month.remaining.toFixed(4)).div(HOURS));
  return { day: rangeOf(now, past), month: rangeOf(whole(now), whole(past)) };
}
