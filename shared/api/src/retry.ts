import type { ApiError } from './error';

// Spec 1, section 9. To the administrator check a 502 is an answer (privileges.ts).
const RETRIES = 3;
const RETRY_DELAY_MS = 7000;

/** Only lost connections and 502 pass by themselves; what else went wrong would go wrong again. */
export const isRetryable = (error: ApiError): boolean =>
  !error.aborted && (error.kind === 'connection' || error.status === 502);

/**
 * When a query that failed is sent again. Writes never are.
 * @param retriesMade how many times it was sent again already
 * @returns milliseconds to wait; undefined: the failure stands
 */
export const retryDelay = (error: ApiError, retriesMade: number): number | undefined =>
  isRetryable(error) && retriesMade < RETRIES ? RETRY_DELAY_MS : undefined;
