import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { TableState } from '../table-state';
import type { ViewList } from './saved-views';
import { defaultView, parseViews } from './saved-views';
import type { ViewStorage } from './view-storage';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const keyOf = (storage: ViewStorage, table: string): string => `views.${table}.${storage.owner()}`;

/** The views of a table as they are kept now. */
export const readViews = (storage: ViewStorage, table: string): ViewList =>
  parseViews(storage.read(keyOf(storage, table)));

export interface Views {
  readonly list: ViewList;
  /** Changes what is kept now, which another tab may have changed meanwhile. */
  readonly change: (edit: (list: ViewList) => ViewList) => void;
  /** False: they are gone when the page is closed. */
  readonly isKept: boolean;
}

/** The saved views of a table in this browser; all tabs have the same. */
export function useViews(storage: ViewStorage, table: string): Views {
  const text = useSyncExternalStore(subscribe, () => storage.read(keyOf(storage, table)));
  const list = useMemo(() => parseViews(text), [text]);
  const [isKept, setKept] = useState(() => storage.isKept());
  return {
    list,
    isKept,
    change: (edit) => {
      setKept(storage.write(keyOf(storage, table), JSON.stringify(edit(readViews(storage, table)))));
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Opens a table with its default view, unless the address says something of it already.
 * @param parts names of the table's state
 */
export function useDefaultView(state: TableState, parts: readonly string[]): void {
  const isOpened = useRef(false);
  // Not a layout effect: a router does not navigate before its own have run.
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const { views } = state;
    if (!views || Object.keys(state.read(parts)).length > 0) return;
    const view = defaultView(readViews(views, state.id));
    if (view) state.write(parts, view.query);
  }, [state, parts]);
}
