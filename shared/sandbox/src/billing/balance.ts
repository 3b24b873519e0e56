import type { AccountRow, MeterRow } from '../model/billing';
import type { Rates } from '../catalogue/prices';
import type { SiteRuntime } from '../site';
import { monthStart } from '../time/formats';
import { money, POINTS, pointsOf } from './exact';
import { afterDiscount, creditOf } from './ledger';
import { hoursOf, nanoOf } from './usage';

/** What is left of an account's credit in the rest of a month, as its rows are now. */
export interface Balance {
  /** Credit after the costs of the month so far, at a second of the month that is not before the balance's own time. */
  at(second: number): number;
  /** The first second from `from` on, in its month, in which less than so much is left; undefined for never. */
  firstBelow(threshold: number, from: number): number | undefined;
}

/** What meters cost from a second of a month up to another one, in points. */
function pointsOfAll(meters: readonly MeterRow[], rates: Rates, start: number, end: number): number {
  let points = 0;
  for (const meter of meters) {
    const hours = hoursOf(meter, start, end);
    if (hours > 0) points += pointsOf(nanoOf(meter, rates), hours);
  }
  return points;
}

/** The balance of an account from a time on, in its month. */
export function balanceOf(site: SiteRuntime, account: AccountRow, time: number): Balance {
  const id = Number(account.id);
  const start = monthStart(time);
  const last = monthStart(time, 1) - 1;
  const credit = creditOf(site.store.credits.by('account', id));
  const meters = site.store.meters.by('account', id);
  // What has stopped costs no more later on: only the others are looked at for each second.
  const isOver = ({ until }: MeterRow): boolean => until !== null && until <= time;
  const spent = pointsOfAll(meters.filter(isOver), site.rates, start, time + 1);
  const running = meters.filter((meter) => !isOver(meter));
  let atEnd: number | undefined;

  const at = (second: number): number => {
    const points = spent + pointsOfAll(running, site.rates, start, second + 1);
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
