import { useCallback, useMemo, useRef, useState } from 'react';

export type Ids = ReadonlySet<string>;

/** The selection without what is not there any more; the same set when all of it is. */
export function keepShown(selected: Ids, shown: Ids): Ids {
  const kept = [...selected].filter((id) => shown.has(id));
  return kept.length === selected.size ? selected : new Set(kept);
}

/** Adds or takes away one row, or with an anchor all rows from there to it, in the order shown. */
export function toggleRange(selected: Ids, order: readonly string[], id: string, on: boolean, anchor?: string): Ids {
  const to = order.indexOf(id);
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const ids = from < 0 || to < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selected);
  for (const one of ids) {
    if (on) next.add(one);
    else next.delete(one);
  }
  return next;
}

export interface Selected {
  ids: Ids;
  toggle: (id: string, on: boolean, range: boolean) => void;
  /** All that is shown, or nothing. */
  setAll: (on: boolean) => void;
  clear: () => void;
  /** These and no others; the last of them is where a range begins. */
  choose: (ids: readonly string[]) => void;
  /** All from where a range begins to it, and no others. */
  range: (id: string) => void;
}

const NOTHING: Ids = new Set();

/**
 * The selection of a table. Rows that are no longer shown leave it, so that an action never reaches what cannot be seen.
 * @param selectable ids of the rows that may be selected, in the order shown
 */
export function useSelected(selectable: readonly string[]): Selected {
  const [chosen, setChosen] = useState<Ids>(NOTHING);
  const anchor = useRef<string>(undefined);
  const order = useRef(selectable);
  order.current = selectable;
  const ids = useMemo(
    () => (chosen.size === 0 ? chosen : keepShown(chosen, new Set(selectable))),
    [chosen, selectable],
  );
  if (ids !== chosen) setChosen(ids);
  const toggle = useCallback((id: string, on: boolean, range: boolean) => {
    const from = range ? anchor.current : undefined;
    setChosen((before) => toggleRange(before, order.current, id, on, from));
    anchor.current = id;
  }, []);
  const setAll = useCallback((on: boolean) => setChosen(on ? new Set(order.current) : NOTHING), []);
  const clear = useCallback(() => setChosen(NOTHING), []);
  const choose = useCallback((next: readonly string[]) => {
    setChosen(new Set(next));
    anchor.current = next.at(-1);
  }, []);
  const range = useCallback((id: string) => {
    anchor.current ??= id;
    setChosen(toggleRange(NOTHING, order.current, id, true, anchor.current));
  }, []);
  return useMemo(() => ({ ids, toggle, setAll, clear, choose, range }), [ids, toggle, setAll, clear, choose, range]);
}
