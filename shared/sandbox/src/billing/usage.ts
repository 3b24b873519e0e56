import type { MeterLine, MeterRow } from '../model/billing';
import type { Rates } from '../catalogue/prices';
import { POINTS, pointsOf } from './exact';

export { money, sumMoney } from './exact';

const HOUR = 3600;
const NANO = 1e9;

/** A meter's part with what it has cost in a period. Prices and costs in the site's currency. */
export interface UsageLine {
  readonly meter: MeterRow;
  readonly uptime: string | undefined;
  readonly hours: number;
  /** Per hour. */
  readonly price: number;
  readonly cost: number;
}

export interface Period {
  /** Epoch seconds; the end is not in the period. */
  readonly start: number;
  readonly end: number;
}

/** Begun hours that a meter ran from `start` up to, not including, `end`, in epoch seconds. */
export function hoursOf(meter: Pick<MeterRow, 'from' | 'until'>, start: number, end: number): number {
  const from = Math.max(meter.from, start);
  const until = Math.min(meter.until ?? end, end);
  return Math.max(0, Math.ceil((until - from) / HOUR));
}

function nanoOfLine({ place }: MeterRow, line: MeterLine, rates: Rates): number {
  let nano = 0;
  for (const { resource, quantity, multiplier = 1 } of line.parts) {
    if (quantity > 0) nano += Math.round(rates.nano(place, resource, quantity) * multiplier);
  }
  return nano;
}

const known = new WeakMap<Rates, WeakMap<MeterRow, readonly number[]>>();

/** What each line of a meter costs an hour, in billionths of the currency unit. Worked out once for a row. */
export function nanosOf(meter: MeterRow, rates: Rates): readonly number[] {
  const ofRates = known.get(rates) ?? new WeakMap<MeterRow, readonly number[]>();
  known.set(rates, ofRates);
  const nanos = ofRates.get(meter) ?? meter.lines.map((line) => nanoOfLine(meter, line, rates));
  ofRates.set(meter, nanos);
  return nanos;
}

/** What meters cost in a period; those that did not run in it are left out. */
export function usageLines(meters: Iterable<MeterRow>, period: Period, rates: Rates): UsageLine[] {
  const found: UsageLine[] = [];
  for (const meter of meters) {
    const hours = hoursOf(meter, period.start, period.end);
    if (hours === 0) continue;
    const nanos = nanosOf(meter, rates);
    for (const [index, { uptime }] of meter.lines.entries()) {
      const nano = nanos[index] ?? 0;
      found.push({ meter, uptime, hours, price: nano / NANO, cost: pointsOf(nano, hours) / POINTS });
    }
  }
  return found;
}

/** The first second after `now` in which one of the meters begins another hour, at most `end`. */
export function nextHourOf(meters: readonly MeterRow[], start: number, now: number, end: number): number {
  let next = end;
  for (const meter of meters) {
    const from = Math.max(meter.from, start);
    const at = from > now ? from : from + hoursOf(meter, start, now + 1) * HOUR;
    if (at < next && at > now && (meter.until === null || at < meter.until)) next = at;
  }
  return next;
}
