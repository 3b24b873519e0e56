import { useMemo, useRef } from 'react';
import { useSearchParams } from '@console/area/router';

/** Search, sort, filters and columns of a list in the address, so that it can be sent and comes back on Back. */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  latest.current = setParams;
  return useMemo(
    () => ({
      get: (name: string): string | null => params.get(name),
      set(values: Readonly<Record<string, string | null | undefined>>): void {
        latest.current(
          (before) => {
            const next = new URLSearchParams(before);
            for (const [name, value] of Object.entries(values)) {
              if (value === null || value === undefined || value === '') next.delete(name);
              else next.set(name, value);
            }
            return next;
          },
          { replace: true },
        );
      },
    }),
    [params],
  );
}
