import type { ObjectStore } from '../../object-store/types';
import { isPassing, waitForNetwork } from '../engine/network';

/** Rounds without a byte after which an object is given up. */
const MOST_ROUNDS = 6;
/** What a store answers that gives the part that was asked for. */
const PARTIAL = 206;

export interface BytesOptions {
  readonly signal: AbortSignal;
  /** @param round from 0 */
  readonly waitFor?: typeof waitForNetwork;
}

/**
 * Bytes of an object as they come; after an interruption from where it broke off, as long as it is the same object: half of
 * another one would make a file that nobody has stored.
 * @throws ObjectStoreError of kind 'replaced' where it is another one by then
 */
export async function* objectBytes(
  store: Pick<ObjectStore, 'read'>,
  key: string,
  { signal, waitFor = waitForNetwork }: BytesOptions,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  let etag: string | undefined;
  // Of what a browser decodes as it comes, nobody knows which byte of the object was the last one.
  let isEncoded = false;
  for (let round = 0; ; round += 1) {
    try {
      const response = await store.read(key, {
        signal,
        ...(at > 0 && !isEncoded ? { range: [at] as const } : {}),
        ...(etag === undefined ? {} : { ifMatch: etag }),
      });
      etag ??= response.headers.get('etag') ?? undefined;
      isEncoded ||= response.headers.has('content-encoding');
      let given = response.status === PARTIAL ? 0 : at;
      const reader = response.body?.getReader();
      for (;;) {
        const next = await reader?.read();
        if (!next || next.done) return;
        const bytes = next.value.subarray(given);
        given -= next.value.byteLength - bytes.byteLength;
        if (bytes.byteLength === 0) continue;
        at += bytes.byteLength;
        round = 0;
        yield bytes;
      }
    } catch (error) {
      signal.throwIfAborted();
      // A body that breaks off ends with a TypeError of the browser's own.
      const isBroken = isPassing(error) || error instanceof TypeError;
      if (!isBroken || round >= MOST_ROUNDS) throw error;
      await waitFor(round, signal);
    }
  }
}
