import { serverNow } from './clock';
import type { ApiError } from './error';

// Spec 1, section 9. The administrator check has no retries: a 502 is an answer there (privileges.ts).
const RETRIES = 3;
const RETRY_DELAY_MS = 7000;
/** Nobody waits longer than this for something that is asked for again by itself. */
const LONGEST_WAIT_MS = 60_000;

/** What a Retry-After says, in milliseconds from now: a number of seconds, or a date. */
export function retryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - serverNow().getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Only lost connections, 502 and 429 pass by themselves; what else went wrong would go wrong again. */
export const isRetryable = (error: ApiError): boolean =>
  !error.aborted && (error.kind === 'connection' || error.status === 502 || error.status === 429);

/**
 * When a query that failed is sent again: not before the server takes it. Writes never are.
 * @param retriesMade how many times it was sent again already
 * @returns milliseconds to wait; undefined: the failure stands
 */
export function retryDelay(error: ApiError, retriesMade: number): number | undefined {
  if (!isRetryable(error) || retriesMade >= RETRIES) return undefined;
  // Those that were turned away together do not come again together for ever.
  const delay = error.retryAfterMs === undefined ? RETRY_DELAY_MS : (error.retryAfterMs || 1000) * (retriesMade + 1);
  return delay > LONGEST_WAIT_MS ? undefined : delay;
}
