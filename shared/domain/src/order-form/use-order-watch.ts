import { useEffect, useRef } from 'react';
import { watchAction } from '@console/area';

/**
 * Owns the failure of the order that was sent last, until the address leaves it: a refusal may come before the progress is shown,
 * and the form says it then.
 * @param jobId the creation that the address names
 * @returns to be called with the id of an order as it is sent
 */
export function useOrderWatch(jobId: string | undefined): (id: string) => void {
  const watched = useRef<{ readonly id: string; readonly end: () => void }>(undefined);
  useEffect(
    () => () => {
      if (watched.current?.id !== jobId) return;
      watched.current?.end();
      watched.current = undefined;
    },
    [jobId],
  );
  useEffect(() => () => watched.current?.end(), []);
  return (id) => {
    watched.current?.end();
    watched.current = { id, end: watchAction(id, { onFailed: () => undefined }) };
  };
}
