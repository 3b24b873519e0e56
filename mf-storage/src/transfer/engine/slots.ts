/** Places that work takes in the order in which it asks. */
export interface Slots {
  /** Waits for a place. @returns what gives it back @throws the signal's reason */
  readonly take: (signal: AbortSignal) => Promise<() => void>;
}

export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const give = (): void => {
    taken -= 1;
    waiting.shift()?.();
  };
  return {
    take: (signal) =>
      new Promise((resolve, reject) => {
        const enter = (): void => {
          signal.removeEventListener('abort', leave);
          taken += 1;
          resolve(give);
        };
        const leave = (): void => {
          const at = waiting.indexOf(enter);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal.reason);
        };
        if (signal.aborted) {
          reject(signal.reason);
          return;
        }
        signal.addEventListener('abort', leave, { once: true });
        if (taken < count) enter();
        else waiting.push(enter);
      }),
  };
}
