import { useCallback, useRef } from 'react';

/** One function for as long as there is any: what it stands for may be new with every drawing. */
export function useLatest<Args extends readonly unknown[], Result>(
  action: ((...args: Args) => Result) | undefined,
): ((...args: Args) => Result) | undefined {
  const latest = useRef(action);
  if (action) latest.current = action;
  const stable = useCallback((...args: Args): Result => {
    if (!latest.current) throw new TypeError('Called before there was anything to call');
    return latest.current(...args);
  }, []);
  return action && stable;
}
