import { invalidate } from '@console/api';
import type { Endpoint } from '@console/contract/endpoint';

const WAIT_MS = 600;

const waiting = new Set<Endpoint>();

/** Fetches lists again in a moment: many changes in a row make one request of each, not one per change. */
export function refreshSoon(...changed: readonly Endpoint[]): void {
  for (const endpoint of changed) {
    if (waiting.has(endpoint)) continue;
    waiting.add(endpoint);
    setTimeout(() => {
      waiting.delete(endpoint);
      void invalidate(endpoint);
    }, WAIT_MS);
  }
}
