import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountId, storage } from '@console/api';
import type { ViewStorage } from '@console/ui/data';

/** Parts of the address that a table keeps its state in; undefined, null or '' takes one out. */
export interface UrlAdapter {
  readonly get: (name: string) => string | null;
  readonly set: (parts: Readonly<Record<string, string | null | undefined>>) => void;
  /** Where the saved views of a table are kept. */
  readonly views: ViewStorage;
}

/** Keeps saved views in this browser, for each account its own. */
const viewStorage: ViewStorage = {
  owner: accountId,
  read: (key) => storage.persistent.get(key),
  write: (key, value) => storage.persistent.set(key, value),
  isKept: () => storage.persistent.isKept(),
};

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
