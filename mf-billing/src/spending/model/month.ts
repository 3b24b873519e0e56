const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** The month that runs, in UTC: the API meters in UTC. */
export interface Month {
  readonly now: Date;
  readonly start: Date;
  readonly days: number;
  /** Day of the month, from 0. */
  readonly today: number;
  /** Hours so far, with fractions. */
  readonly elapsed: number;
  /** Hours until its end, with fractions. */
  readonly remaining: number;
}

export function monthOf(now: Date): Month {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const start = Date.UTC(year, month, 1);
  const end = Date.UTC(year, month + 1, 1);
  return {
    now,
    start: new Date(start),
    days: Math.round((end - start) / (DAY_HOURS * HOUR_MS)),
    today: now.getUTCDate() - 1,
    elapsed: (now.getTime() - start) / HOUR_MS,
    remaining: (end - now.getTime()) / HOUR_MS,
  };
}

/** Noon of a day of it (UTC), from 0: a moment whose date is that day's in any format of UTC. */
export const dayOf = ({ start }: Month, day: number): Date =>
  new Date(start.getTime() + (day * DAY_HOURS + DAY_HOURS / 2) * HOUR_MS);
