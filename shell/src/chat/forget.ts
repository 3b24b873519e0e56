import { storage } from '@console/api';

const KEY = 'chatForget';

/** Notes at sign-out that the next one here is somebody else: the frame forgets the conversation before it loads anything. */
export function noteSignOut(): void {
  storage.persistent.set(KEY, 'true');
}

/** Whether there is something to forget. */
export const isToForget = (): boolean => storage.persistent.get(KEY) !== undefined;

export const hasForgotten = (): void => storage.persistent.remove(KEY);
