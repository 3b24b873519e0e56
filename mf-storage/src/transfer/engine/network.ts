import { ApiError } from '@console/api';
import { isStoreError } from '../../object-store/error';
import { wait } from '../../object-store/wait';

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Failures that pass: the same is done again once there is a connection, or the store has time. */
export const isPassing = (error: unknown): boolean =>
  isStoreError(error, 'offline', 'unreachable', 'lost', 'busy') ||
  (error instanceof ApiError && (error.kind === 'connection' || error.kind === 'timeout'));

/**
 * Waits longer from round to round, or only until the browser is online again.
 * @param round from 0
 */
export async function waitForNetwork(round: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const end = (): void => online.abort();
  window.addEventListener('online', end);
  signal.addEventListener('abort', end, { once: true });
  try {
    await wait(Math.min(LONGEST_MS, FIRST_MS * 2 ** round), online.signal).catch(() => undefined);
  } finally {
    window.removeEventListener('online', end);
    signal.removeEventListener('abort', end);
  }
  signal.throwIfAborted();
}
