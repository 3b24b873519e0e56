import * as v from 'valibot';
import { randomId, storage } from '@console/api';
import { readStored } from './actions/session-state';
import { leavePage } from './safe-path';
import { StoredTime } from './stored-time';

/** In this tab's storage: where it goes on once somebody else's page has led back. */
const WAY = 'wayBack';
/** In the browser's storage, for its other tabs: somebody else's page has led back. */
const RETURNED = 'returned';

const Way = v.object({ path: v.string(), at: StoredTime });
/** Longer than any page of somebody else waits for an answer. */
const LONGEST_MS = 2 * 60 * 60 * 1000;

/**
 * Notes where this tab goes on, before it leaves for a page that leads back to `paths.paymentReturn()`.
 * @param path of the application
 */
export function setWayBack(path: string): void {
  storage.session.set(WAY, JSON.stringify({ path, at: Date.now() }));
}

/**
 * Leaves this page for one of somebody else that leads back.
 * @param url made safe before (safeExternalUrl)
 * @param path of the application, where this tab goes on
 */
export function leaveForReturn(url: string, path: string): void {
  setWayBack(path);
  leavePage(url);
}

/** Forgets where this tab would go on: it has come back by another way. */
export const forgetWayBack = (): void => storage.session.remove(WAY);

/** Where this tab goes on; once, and undefined where it has not left for anywhere. Unchecked: pass it through safePath. */
export function takeWayBack(): string | undefined {
  const way = readStored(WAY, Way);
  forgetWayBack();
  return way && Date.now() - way.at < LONGEST_MS ? way.path : undefined;
}

/** Tells the other tabs of this browser that somebody else's page has led back. It says nothing of what happened there. */
export const announceReturn = (): void => {
  storage.persistent.set(RETURNED, randomId());
};

/**
 * Calls back when somebody else's page has led back in another tab. Anybody can have opened that page: look how things
 * stand, and believe nothing. @returns how to stop
 */
export function onReturn(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === RETURNED && newValue !== null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
