import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@console/area/router';
import { asFolder } from './names/path';

/** What of the browser stands in the address. */
export interface BrowserAddress {
  /** The folder that is shown: '' or ends with a slash. */
  readonly prefix: string;
  /** Only names in it that begin so, asked of the store. */
  readonly begins: string;
  /** Key of the object whose details are shown. */
  readonly object: string | undefined;
  /** Address of a folder, in the same view. */
  readonly toFolder: (prefix: string, begins?: string) => string;
  readonly toObject: (key: string) => string;
  readonly goTo: (path: string) => void;
}

/** Names in the address that belong to one folder. */
const OF_FOLDER = ['prefix', 'begins', 'object', 'part', 'q', 'dialog'] as const;

export function useAddress(): BrowserAddress {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const to = (change: Readonly<Record<string, string>>, dropped: readonly string[]): string => {
      const next = new URLSearchParams(params);
      for (const name of dropped) next.delete(name);
      for (const [name, value] of Object.entries(change)) if (value !== '') next.set(name, value);
      const query = next.toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    };
    return {
      prefix: asFolder(params.get('prefix') ?? ''),
      begins: params.get('begins') ?? '',
      object: params.get('object') ?? undefined,
      toFolder: (prefix, begins = '') => to({ prefix, begins }, OF_FOLDER),
      toObject: (key) => to({ object: key }, ['object', 'dialog']),
      goTo: (path) => void navigate(path),
    };
  }, [params, pathname, navigate]);
}
