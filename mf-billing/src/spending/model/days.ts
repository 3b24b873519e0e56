import type { Money } from '@console/api';
import { big } from '@console/api';
import type { Charge } from './charges';
import type { Month } from './month';

/** Millionths of the currency: whole numbers, so that nothing is lost where an amount is split. */
const MICRO = 1e6;
const DAY_HOURS = 24;

export interface DaySplit {
  /** Of each series, in millionths of the currency, day by day up to today. */
  readonly series: ReadonlyMap<string, readonly number[]>;
  /** What cannot be told the day of: of what has ended, or of what no list has. */
  readonly unplaced: Money;
}

/** Splits a whole number by the share of an interval that lies in each day; the parts are exactly the whole. */
export function splitByDay(amount: number, from: number, to: number, days: number): number[] {
  const length = to - from;
  const until = (hour: number): number =>
    length <= 0 ? (hour >= to ? amount : 0) : Math.round(amount * Math.min(1, Math.max(0, (hour - from) / length)));
  return Array.from({ length: days }, (_, day) => {
    const isLast = day === days - 1;
    return (isLast ? amount : until((day + 1) * DAY_HOURS)) - (day === 0 ? 0 : until(day * DAY_HOURS));
  });
}

/**
 * What each day of the month so far has cost, by series. The API has hours, not days: a charge that goes on is counted
 * back from now by its hours, one that was followed by another from where that began.
 * @param seriesOf what a charge is counted under
 */
export function splitDays(charges: readonly Charge[], month: Month, seriesOf: (charge: Charge) => string): DaySplit {
  const days = month.today + 1;
  // Thousands of charges have few intervals: they are split together.
  const together = new Map<string, { series: string; from: number; to: number; micro: number }>();
  let unplaced = 0;
  for (const charge of charges) {
    const micro = Math.round(Number(charge.cost.times(MICRO)));
    const ranAll = charge.hours >= month.elapsed - 1;
    if (charge.endedAgo === undefined && !ranAll) {
      unplaced += micro;
      continue;
    }
    const to = Math.max(0, month.elapsed - (charge.endedAgo ?? 0));
    const from = Math.max(0, to - charge.hours);
    const series = seriesOf(charge);
    const key = `${series} ${from.toFixed(3)} ${to.toFixed(3)}`;
    const known = together.get(key);
    if (known) known.micro += micro;
    else together.set(key, { series, from, to, micro });
  }
  const series = new Map<string, number[]>();
  for (const { series: name, from, to, micro } of together.values()) {
    const row = series.get(name) ?? Array.from({ length: days }, () => 0);
    series.set(name, row);
    splitByDay(micro, from, to, days).forEach((part, day) => {
      row[day] = (row[day] ?? 0) + part;
    });
  }
  return { series, unplaced: big(unplaced).div(MICRO) };
}

/** Millionths as an amount. */
export const fromMicro = (micro: number): number => micro / MICRO;
