import { useEffect, useState } from 'react';

/** Milliseconds after which a page that has been drawn is left with nothing to do. */
const QUIET_AFTER = 2000;

/**
 * Whether a page has been there for a while and its browser has nothing to do: what only pleases comes from then on, so that
 * it takes no bytes and no time from what somebody waits for.
 */
export function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let idle: number | undefined;
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(() => setQuiet(true), { timeout: QUIET_AFTER });
      else setQuiet(true);
    }, QUIET_AFTER);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);
  return isQuiet;
}
