import { useSyncExternalStore } from 'react';
import type { PendingAction } from './can';

let pending: ReadonlyMap<string, PendingAction> = new Map();
const listeners = new Set<() => void>();

function set(next: ReadonlyMap<string, PendingAction>): void {
  pending = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Actions of this page that wait for their answer, by machine; they outlive the screen that began them. */
export const usePendingActions = (): ReadonlyMap<string, PendingAction> =>
  useSyncExternalStore(subscribe, () => pending);

/** Marks a machine while `work` runs. */
export async function whilePending<T>(uuid: string, action: PendingAction, work: () => Promise<T>): Promise<T> {
  set(new Map(pending).set(uuid, action));
  try {
    return await work();
  } finally {
    const rest = new Map(pending);
    // A forced stop may have taken the place of the first one: only the last one clears the mark.
    if (rest.get(uuid) === action) rest.delete(uuid);
    set(rest);
  }
}
