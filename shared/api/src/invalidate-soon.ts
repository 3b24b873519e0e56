import type { Endpoint } from '@console/contract/endpoint';
import { invalidate, invalidateHere } from './cache';

const PAUSE_MS = 600;

/** One reader for all who ask for the same. */
function sharedReader(renew: (endpoint: Endpoint) => Promise<void>) {
  /** Reads that have not begun: whoever asks meanwhile shares them. */
  const waiting = new Map<Endpoint, Promise<void>>();
  /** Reads that are on their way; each resolves to how long it took, in milliseconds. */
  const reading = new Map<Endpoint, Promise<number>>();

  const read = async (endpoint: Endpoint): Promise<number> => {
    const since = performance.now();
    await renew(endpoint);
    return performance.now() - since;
  };
  const readNext = async (endpoint: Endpoint): Promise<void> => {
    const took = (await reading.get(endpoint)) ?? 0;
    await new Promise((resolve) => setTimeout(resolve, Math.max(PAUSE_MS, took)));
    waiting.delete(endpoint);
    const next = read(endpoint);
    reading.set(endpoint, next);
    await next;
  };
  return async (...changed: readonly Endpoint[]): Promise<void> => {
    await Promise.all(
      changed.map((endpoint) => {
        const next = waiting.get(endpoint) ?? readNext(endpoint);
        waiting.set(endpoint, next);
        return next;
      }),
    );
  };
}

/**
 * Says that what calls answer has changed, as one of many changes in a row: what is shown of them is asked for again by one reader
 * for all. It begins in a moment, never before its last read has come in, and pauses at least as long as that took.
 * @returns settles when it is there
 */
export const invalidateSoon = sharedReader(invalidate);

/** The same for changes that the other tabs know of. */
export const invalidateHereSoon = sharedReader(invalidateHere);
