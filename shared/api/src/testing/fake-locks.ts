interface FakeLock {
  readonly name: string;
  readonly mode: LockMode;
}

type Work = (lock: FakeLock | null) => unknown;

/** Locks as several tabs of a browser share them: one tab at a time, the others wait in turn. */
export function fakeLocks() {
  const held: FakeLock[] = [];
  let waiting: { readonly lock: FakeLock; readonly start: () => void }[] = [];
  const isFree = ({ name, mode }: FakeLock): boolean =>
    held.every((one) => one.name !== name || (one.mode === 'shared' && mode === 'shared'));
  const letGo = (lock: FakeLock): void => {
    held.splice(held.indexOf(lock), 1);
    const next = waiting.filter((one) => isFree(one.lock));
    waiting = waiting.filter((one) => !next.includes(one));
    for (const { start } of next) start();
  };
  const run = async (lock: FakeLock, work: Work): Promise<unknown> => {
    held.push(lock);
    try {
      return await work(lock);
    } finally {
      letGo(lock);
    }
  };
  return {
    request: (name: string, options: LockOptions, work: Work): Promise<unknown> => {
      const lock: FakeLock = { name, mode: options.mode ?? 'exclusive' };
      if (isFree(lock)) return run(lock, work);
      if (options.ifAvailable === true) return Promise.resolve(work(null));
      return new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        waiting.push({ lock, start: () => void run(lock, work).then(resolve, reject) });
      });
    },
    query: () => Promise.resolve({ held: held.map((lock) => ({ ...lock })) }),
    /** Another tab has this one. @returns how it lets it go */
    hold: (name: string): (() => void) => {
      const lock: FakeLock = { name, mode: 'exclusive' };
      held.push(lock);
      return () => letGo(lock);
    },
  };
}
