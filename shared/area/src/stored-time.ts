import * as v from 'valibot';

/**
 * A time that was stored, in epoch milliseconds of this browser's clock. The clock may have been ahead then, or be set back
 * since: what is still to come is taken for now.
 */
export const StoredTime = v.pipe(
  v.number(),
  v.transform((time) => Math.min(time, Date.now())),
);

/**
 * How long to wait for a time, in milliseconds. Bounded, because a clock that is set back puts the time off, and a timer of more
 * than 24.8 days runs out at once.
 * @param time epoch milliseconds
 * @param longestMs as long as it can be by the rule that the time was made by
 */
export const msUntil = (time: number, longestMs: number): number => Math.max(0, Math.min(time - Date.now(), longestMs));
