import { useMemo } from 'react';
import { useSearchParams } from '@console/area/router';

/** A part of the address that a table keeps its state in; undefined or empty takes it out. */
export interface UrlAdapter {
  readonly get: (name: string) => string | null;
  readonly set: (parts: Readonly<Record<string, string | null | undefined>>) => void;
}

/** Search, filters, columns and sorting live in the address: a link shows the same list. */
export function useUrlAdapter(): UrlAdapter {
  const [params, setParams] = useSearchParams();
  return useMemo(
    () => ({
      get: (name) => params.get(name),
      set: (parts) =>
        setParams(
          (current) => {
            const next = new URLSearchParams(current);
            for (const [name, value] of Object.entries(parts)) {
              if (value == null || value === '') next.delete(name);
              else next.set(name, value);
            }
            return next;
          },
          { replace: true },
        ),
    }),
    [params, setParams],
  );
}
