import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ViewStorage } from '@console/ui/data';
import { viewStorage } from './view-storage';

/** Parts of the address that a table keeps its state in; undefined, null or '' takes one out. */
export interface UrlAdapter {
  readonly get: (name: string) => string | null;
  readonly set: (parts: Readonly<Record<string, string | null | undefined>>) => void;
  /** Where the saved views of a table are kept. */
  readonly views: ViewStorage;
}

/** Search, sort, filters and columns of a list in the address, so that it can be sent and comes back on Back. */
export function useUrlAdapter(): UrlAdapter {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  latest.current = setParams;
  return useMemo(
    () => ({
      get: (name) => params.get(name),
      views: viewStorage,
      set: (parts) =>
        latest.current(
          (before) => {
            const next = new URLSearchParams(before);
            for (const [name, value] of Object.entries(parts)) {
              if (value == null || value === '') next.delete(name);
              else next.set(name, value);
            }
            return next;
          },
          { replace: true },
        ),
    }),
    [params],
  );
}
