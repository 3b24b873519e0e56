import { useEffect, useRef } from 'react';
import type { TableState } from '../table-state';
import { defaultView } from './saved-views';
import { readViews } from './use-views';

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
