import { useEffect, useEffectEvent } from 'react';

/**
 * Closes what stands over the page and has no address when Back or Forward leads to another screen. A screen that changes by
 * itself, as when a job is done, closes nothing that somebody is at.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const { pathname } = window.location;
    const onPop = ({ isTrusted }: PopStateEvent): void => {
      if (isTrusted && window.location.pathname !== pathname) close();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [open]);
}
