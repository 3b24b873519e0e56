let offset = 0;

/** Takes the server's time from the Date header of a response; a missing or broken one changes nothing. */
export function observeServerDate(header: string | null, now: number = Date.now()): void {
  const time = header === null ? Number.NaN : Date.parse(header);
  if (!Number.isNaN(time)) setServerTime(time, now);
}

/** Sets the server's time, epoch milliseconds, as known at `now` of the browser's clock. */
export function setServerTime(time: number, now: number = Date.now()): void {
  offset = time - now;
}

/** The server's present time. 'This month' and what is left of credit follow it, not the browser's clock. */
export const serverNow = (): Date => new Date(Date.now() + offset);
