import { engine } from './transfers';

/** What was sent stays: it goes on from there. */
export const pause = (id: string): void => engine.pause(id);

/** Goes on with what is paused, or waits for the network. */
export const resume = (id: string): void => engine.resume(id);

/** Stops, and removes the parts that were sent. */
export const cancel = (id: string): Promise<void> => engine.cancel(id);

/** Goes on with what has failed. */
export const retry = (id: string): void => engine.retry(id);

/** What becomes of an object that is there already. @param all for all others of the bucket that wait for an answer, too */
export function answer(id: string, what: 'replace' | 'skip', all = false): void {
  const waiting = engine.transfers().find((one) => one.id === id);
  for (const one of all ? engine.transfers() : waiting ? [waiting] : [])
    if (one.bucket === waiting?.bucket) engine.answer(one.id, what);
}

/** Does one of these to all transfers of a bucket. */
export function forAll(bucket: string, what: 'pause' | 'resume' | 'cancel' | 'retry'): void {
  for (const { id, bucket: own } of engine.transfers()) if (own === bucket) void engine[what](id);
}

/** Takes what has ended off the list of a bucket. */
export const clearEnded = (bucket: string): void => engine.clear((transfer) => transfer.bucket === bucket);
