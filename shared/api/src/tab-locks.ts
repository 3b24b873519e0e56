/**
 * Locks that the tabs of a browser share: nobody has one twice, and it goes with the tab that has it. They need a secure
 * context; without one a tab knows of itself only.
 */
export const tabLocks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/**
 * Takes a lock if no other tab has it.
 * @param until what it is kept for
 * @returns whether it is this tab's; also where the browser has no locks or refuses them, which keeps nobody from what is
 *   theirs
 */
export async function takeLock(name: string, until: Promise<void>): Promise<boolean> {
  const locks = tabLocks();
  if (!locks) return true;
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : until;
      })
      .catch(() => resolve(true));
  });
}

/**
 * Begins work once this tab holds a lock that one tab of the browser can have, and holds it until the work has ended;
 * without locks it begins at once. Nothing is begun after the signal has aborted.
 */
export function whileLeading(name: string, signal: AbortSignal, work: () => Promise<void>): void {
  const begin = async (): Promise<void> => (signal.aborted ? undefined : work());
  const run = tabLocks()?.request(name, { signal }, begin) ?? begin();
  run.catch(() => undefined); // given up while it waited; failures of the work are its own
}

/** Locks that this tab has until it is closed. */
const own = new Set<string>();
const forever = new Promise<void>(() => undefined);

/** Takes a lock for this tab until it is closed; again, where it has it already. @returns false where another tab has it */
export async function claimLock(name: string): Promise<boolean> {
  // Without locks nothing is noted as its own.
  if (!tabLocks() || own.has(name)) return true;
  const isClaimed = await takeLock(name, forever);
  if (isClaimed) own.add(name);
  return isClaimed;
}

/** Names of the locks that tabs have now, of one mode or of both; none where nobody can be asked. */
export async function heldLocks(mode?: LockMode): Promise<readonly string[]> {
  const { held = [] } =
    (await tabLocks()
      ?.query()
      .catch(() => undefined)) ?? {};
  return held.flatMap((lock) => (lock.name === undefined || (mode && lock.mode !== mode) ? [] : [lock.name]));
}
