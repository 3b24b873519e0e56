import { clearCache } from './cache';
import { rereadSession } from './session';

/** Starts a test from nothing: reads the storage again and forgets every response. */
export function resetApi(): void {
  rereadSession();
  clearCache();
}
