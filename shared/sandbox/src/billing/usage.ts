import type { MeterLine, MeterRow } from '../model/billing';
import type { Rates } from '../catalogue/prices';

const HOUR = 3600;
const NANO = 1e9;

/** Money to so many decimals. */
export const money = (value: number, decimals = 2): number => {
  const scale = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * scale) / scale;
};

/** A meter's part with what it has cost in a period. Prices and costs in the site's currency. */
export interface UsageLine {
  readonly meter: MeterRow;
  readonly uptime: string | undefined;
  readonly hours: number;
  /** Per hour. */
  readonly price: number;
  readonly cost: number;
}

/** Begun hours that a meter ran from `start` up to, not including, `end`, in epoch seconds. */
export function hoursOf(meter: Pick<MeterRow, 'from' | 'until'>, start: number, end: number): number {
  const from = Math.max(meter.from, start);
  const until = Math.min(meter.until ?? end, end);
  return Math.max(0, Math.ceil((until - from) / HOUR));
}

function priceOf(meter: MeterRow, line: MeterLine, rates: Rates): number {
  let nano = 0;
  for (const { resource, quantity, multiplier = 1 } of line.parts) {
    if (quantity > 0) nano += Math.round(rates.nano(meter.place, resource, quantity) * quantity * multiplier);
  }
  return nano;
}

/** What meters cost between two times; lines that cost nothing are left out. */
export function usageLines(
  meters: Iterable<MeterRow>,
  period: { start: number; end: number },
  rates: Rates,
): UsageLine[] {
  const found: UsageLine[] = [];
  for (const meter of meters) {
    const hours = hoursOf(meter, period.start, period.end);
    if (hours === 0) continue;
    for (const line of meter.lines) {
      const nano = priceOf(meter, line, rates);
      found.push({ meter, uptime: line.uptime, hours, price: nano / NANO, cost: money((nano * hours) / NANO, 5) });
    }
  }
  return found;
}

/** Sum of money without the dust of binary fractions. */
export const sumMoney = (values: Iterable<number>, decimals = 2): number => {
  let total = 0;
  for (const value of values) total += Math.round(value * 1e5);
  return money(total / 1e5, decimals);
};
