import type { AccountRow, MeterRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { monthStart } from '../time/formats';
import { money, POINTS, pointsOf } from './exact';
import { afterDiscount, creditOf } from './ledger';
import { hoursOf, nanoOfLine } from './usage';

/** What is left of an account's credit in the course of a month, as its rows are now. */
export interface Balance {
  /** Credit after the costs of the month so far, at a second of the month. */
  at(second: number): number;
  /** The first second from `from` on, in its month, in which less than so much is left; undefined for never. */
  firstBelow(threshold: number, from: number): number | undefined;
}

/** A meter with what each of its lines costs an hour, in billionths of the currency unit. */
interface Cost {
  readonly meter: MeterRow;
  readonly nanos: readonly number[];
}

/** The balance of an account in the month of a time. */
export function balanceOf(site: SiteRuntime, account: AccountRow, time: number): Balance {
  const id = Number(account.id);
  const start = monthStart(time);
  const last = monthStart(time, 1) - 1;
  const credit = creditOf(site.store.credits.by('account', id));
  const costs: readonly Cost[] = site.store.meters.by('account', id).map((meter) => ({
    meter,
    nanos: meter.lines.map((line) => nanoOfLine(meter, line, site.rates)),
  }));
  let atEnd: number | undefined;

  const at = (second: number): number => {
    let points = 0;
    for (const { meter, nanos } of costs) {
      const hours = hoursOf(meter, start, second + 1);
      if (hours > 0) for (const nano of nanos) points += pointsOf(nano, hours);
    }
    return money(credit - afterDiscount(account, money(points / POINTS)).net);
  };

  return {
    at,
    // Costs only grow within a month: what is below once stays below.
    firstBelow(threshold, from) {
      atEnd ??= at(last);
      if (from > last || atEnd >= threshold) return undefined;
      if (at(from) < threshold) return from;
      let above = from;
      let below = last;
      while (below - above > 1) {
        const middle = Math.floor((above + below) / 2);
        if (at(middle) < threshold) below = middle;
        else above = middle;
      }
      return below;
    },
  };
}
