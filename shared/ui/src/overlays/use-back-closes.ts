import { useEffect, useEffectEvent } from 'react';

/**
 * Closes what stands over the page and has no address when Back or Forward leads to another screen. A screen that changes by
 * itself, as when a job is done, closes nothing that somebody is at.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    let before = window.location.pathname;
    // Of what the screen does by itself single-spa tells by an event of its own: the next step starts from there.
    const onPop = ({ isTrusted }: PopStateEvent): void => {
      const { pathname } = window.location;
      if (isTrusted && pathname !== before) close();
      before = pathname;
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [open]);
}
