import { useMemo, useRef, useState } from 'react';
import type { CsvContent } from './csv/csv-types';
import type { ColumnChoice, Sort } from './url-codec';
import { decodeColumns, decodeList, decodeSort, encodeColumns, encodeList, encodeSort } from './url-codec';
import type { ViewStorage } from './views/view-storage';

/** The state of a table as the address has it. */
export type ViewQuery = Readonly<Record<string, string>>;

/** Where a table keeps its state: the search part of the address, or memory. */
export interface StateAdapter {
  get: (name: string) => string | null | undefined;
  /** Writes all of it as one step; null takes a name away. The address replaces, it does not push. */
  set: (record: Record<string, string | null>) => void;
  /** Where saved views are kept; without it there are none. */
  views?: ViewStorage | undefined;
}

export interface TableStateOptions {
  /** Names the table on its page. */
  id: string;
  /** None = in memory. */
  adapter?: StateAdapter | undefined;
  defaultSort?: Sort | undefined;
  /** Names in the address that belong to a saved view besides the table's own, for example of a location rail. */
  also?: readonly string[] | undefined;
  /** Puts `id.` before every name in the address, for a second table on a page. */
  prefixed?: boolean | undefined;
}

export interface TableState {
  readonly id: string;
  readonly sort: Sort | undefined;
  readonly search: string;
  readonly columns: ColumnChoice;
  filter: (id: string) => string[];
  setSort: (sort: Sort) => void;
  setSearch: (search: string) => void;
  setFilter: (id: string, values: readonly string[]) => void;
  /** `byDefault`: whether the column is shown when nothing was chosen. */
  setColumn: (id: string, shown: boolean, byDefault: boolean) => void;
  /** Takes away the search and these filters. */
  clear: (filterIds: readonly string[]) => void;
  /** Where saved views are kept. */
  readonly views: ViewStorage | undefined;
  /** What of these parts (`sort`, `q`, `columns`, ids of filters) and the names that also belong to a view is set, as text. */
  read: (parts: readonly string[]) => ViewQuery;
  /** Sets exactly this of those parts, and takes the others away. */
  write: (parts: readonly string[], query: ViewQuery) => void;
  /** What the table shows, for a CSV file; undefined while there is no table, or nothing of it has been read. */
  readonly content: () => CsvContent | undefined;
  /** Whether there is such content. */
  readonly hasContent: () => boolean;
  /** Tells when that changes. @returns the end of it */
  readonly onContent: (listener: () => void) => () => void;
  /** For the table itself: how to get at what it shows. */
  readonly setContent: (content: (() => CsvContent) | undefined) => void;
}

function useMemoryAdapter(): StateAdapter {
  const [record, setRecord] = useState<Readonly<Record<string, string | null>>>({});
  return useMemo(
    () => ({
      get: (name) => record[name],
      set: (next) => setRecord((before) => ({ ...before, ...next })),
    }),
    [record],
  );
}

/**
 * Sort, search, filters and columns of a table. With an adapter they live in the address under `sort`, `q`, `columns` and the
 * ids of the filters; each change is one `set`.
 */
export function useTableState({ id, adapter, defaultSort, also, prefixed }: TableStateOptions): TableState {
  const memory = useMemoryAdapter();
  const store = adapter ?? memory;
  const byDefault = useRef(defaultSort);
  byDefault.current = defaultSort;
  const shown = useRef<() => CsvContent>(undefined);
  const [listeners] = useState(() => new Set<() => void>());
  const alsoNames = also?.join() ?? '';
  return useMemo(() => {
    const name = (part: string): string => (prefixed ? `${id}.${part}` : part);
    const columns = decodeColumns(store.get(name('columns')));
    const names = (parts: readonly string[]): string[] => [
      ...parts.map(name),
      ...(alsoNames === '' ? [] : alsoNames.split(',')),
    ];
    return {
      id,
      sort: decodeSort(store.get(name('sort')), byDefault.current),
      search: store.get(name('q')) ?? '',
      columns,
      filter: (filter) => decodeList(store.get(name(filter))),
      setSort: (sort) => store.set({ [name('sort')]: encodeSort(sort, byDefault.current) }),
      setSearch: (search) => store.set({ [name('q')]: search || null }),
      setFilter: (filter, values) => store.set({ [name(filter)]: encodeList(values) }),
      setColumn: (column, shown, shownByDefault) => {
        const { [column]: _before, ...rest } = columns;
        store.set({ [name('columns')]: encodeColumns(shown === shownByDefault ? rest : { ...rest, [column]: shown }) });
      },
      clear: (filterIds) => store.set(Object.fromEntries(['q', ...filterIds].map((part) => [name(part), null]))),
      views: store.views,
      read: (parts) =>
        Object.fromEntries(
          names(parts).flatMap((key) => {
            const value = store.get(key);
            return value ? [[key, value]] : [];
          }),
        ),
      write: (parts, query) => store.set(Object.fromEntries(names(parts).map((key) => [key, query[key] ?? null]))),
      content: () => shown.current?.(),
      hasContent: () => shown.current !== undefined,
      onContent: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      setContent: (content) => {
        const isOther = (shown.current === undefined) !== (content === undefined);
        shown.current = content;
        if (isOther) for (const listener of listeners) listener();
      },
    };
  }, [store, id, prefixed, alsoNames, listeners]);
}
