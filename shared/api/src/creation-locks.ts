import { claimLock, heldLocks, tabLocks } from './tab-locks';

/** What the tabs of a browser tell each other of what they make, so that none takes for its own what another has made. */
const madeLock = (endpoint: string, id: string): string => `made ${endpoint} ${id}`;
const sentLock = (endpoint: string, name: string): string => `sent ${endpoint} ${name}`;

/** Takes something that a call has made for this tab's; false where another tab has done so. */
export const claimMade = (endpoint: string, id: string): Promise<boolean> => claimLock(madeLock(endpoint, id));

/** Tells the other tabs that a call is on its way that makes something of this name. @returns the end of it */
export function holdSent(endpoint: string, name: string): () => void {
  let release = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  tabLocks()
    ?.request(sentLock(endpoint, name), { mode: 'shared' }, () => ended)
    .catch(() => undefined);
  return release;
}

/** Whether some tab has a call on its way that makes something of this name: what is there may be what it made. */
export const isSentSomewhere = async (endpoint: string, name: string): Promise<boolean> =>
  (await heldLocks()).includes(sentLock(endpoint, name));
