import { useMemo } from 'react';
import { useSearchParams } from '@console/area/router';

/** Reads and writes the parts of a table's state in the address; undefined or '' takes a part out. */
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
