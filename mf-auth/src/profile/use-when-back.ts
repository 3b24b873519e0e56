import { useEffect, useRef } from 'react';

/** One return makes several events. */
const ONE_RETURN_MS = 1000;

/** Calls back whenever the person comes back to this tab. */
export function useWhenBack(callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    let last = 0;
    const back = (): void => {
      if (document.visibilityState !== 'visible' || Math.abs(Date.now() - last) < ONE_RETURN_MS) return;
      last = Date.now();
      latest.current();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, []);
}
