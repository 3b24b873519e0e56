import type { MeterRow } from '../model/billing';
import type { Rates } from '../catalogue/prices';
import { POINTS, pointsOf } from './exact';

export { money, sumMoney } from './exact';

const HOUR = 3600;
const NANO = 1e9;

/** A meter with what it has cost in a period. Prices and costs in the site's currency. */
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

type Running = Pick<MeterRow, 'since' | 'from' | 'until'>;

/** Hours of a meter that have begun before a second. */
const begunBefore = ({ since }: Pick<Running, 'since'>, second: number): number => Math.ceil((second - since) / HOUR);

/** When the hour of a meter began in which a second is. */
export const hourStart = (meter: Pick<Running, 'since'>, second: number): number =>
  meter.since + (begunBefore(meter, second + 1) - 1) * HOUR;

/** When the last hour of a meter ends that has begun before a second. */
export const hourEnd = (meter: Pick<Running, 'since'>, second: number): number =>
  meter.since + begunBefore(meter, second) * HOUR;

/**
 * Hours of a meter that began from `start` up to, not including, `end`, in epoch seconds. An hour belongs to the period in
 * which it begins, so that periods that follow each other bill each hour once.
 */
export function hoursOf(meter: Running, start: number, end: number): number {
  const from = Math.max(meter.from, start);
  const until = Math.min(meter.until ?? end, end);
  return until > from ? begunBefore(meter, until) - begunBefore(meter, from) : 0;
}

const known = new WeakMap<Rates, WeakMap<object, number>>();

/** What a meter costs an hour, in billionths of the currency unit. Worked out once for a row. */
export function nanoOf(meter: Pick<MeterRow, 'place' | 'line'>, rates: Rates): number {
  const ofRates = known.get(rates) ?? new WeakMap<object, number>();
  known.set(rates, ofRates);
  const found = ofRates.get(meter);
  if (found !== undefined) return found;
  let nano = 0;
  for (const { resource, quantity, multiplier = 1 } of meter.line.parts) {
    if (quantity > 0) nano += Math.round(rates.nano(meter.place, resource, quantity) * multiplier);
  }
  ofRates.set(meter, nano);
  return nano;
}

/** What meters cost in a period; those of which no hour began in it are left out. */
export function usageLines(meters: Iterable<MeterRow>, period: Period, rates: Rates): UsageLine[] {
  const found: UsageLine[] = [];
  for (const meter of meters) {
    const hours = hoursOf(meter, period.start, period.end);
    if (hours === 0) continue;
    const nano = nanoOf(meter, rates);
    const { uptime } = meter.line;
    found.push({ meter, uptime, hours, price: nano / NANO, cost: pointsOf(nano, hours) / POINTS });
  }
  return found;
}

/** The first second after `now` in which one of the meters begins another hour, at most `end`. */
export function nextHourOf(meters: readonly MeterRow[], now: number, end: number): number {
  let next = end;
  for (const meter of meters) {
    const at = meter.from > now ? meter.from : hourEnd(meter, now + 1);
    if (at < next && (meter.until === null || at < meter.until)) next = at;
  }
  return next;
}
