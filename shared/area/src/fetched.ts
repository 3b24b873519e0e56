import { useEffect, useState } from 'react';

/** Something whose code is fetched once, and anew after a failure. */
export interface Fetched<T> {
  /** It, where it is there. */
  readonly value: () => T | undefined;
  readonly load: () => Promise<T>;
}

export function fetchOnce<T>(fetchIt: () => Promise<T>): Fetched<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  const forget = (): void => {
    pending = undefined;
  };
  const load = (): Promise<T> => {
    pending ??= fetchIt().then((it) => (value = it));
    pending.catch(forget);
    return pending;
  };
  return { value: () => value, load };
}

/**
 * What is fetched, once it is there; asks for it at the first drawing. Not by suspending: what suspends stays away for three
 * tenths of a second, however soon its code is there.
 * @throws what it failed with, while drawing: a boundary shows it, and what it draws anew asks again
 */
export function useFetched<T>(fetched: Fetched<T>): T | undefined {
  const [state, setState] = useState<{ readonly value?: T | undefined; readonly error?: unknown }>(() => {
    const value = fetched.value();
    if (value === undefined) fetched.load().catch(() => undefined);
    return { value };
  });
  const isThere = state.value !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isShown = true;
    fetched.load().then(
      (value) => isShown && setState({ value }),
      (error: unknown) => isShown && setState({ error }),
    );
    return () => {
      isShown = false;
    };
  }, [fetched, isThere]);
  if (state.error !== undefined) throw state.error;
  return state.value;
}
