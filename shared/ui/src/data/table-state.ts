import { useMemo, useRef, useState } from 'react';
import type { ColumnChoice, Sort } from './url-codec';
import { decodeColumns, decodeList, decodeSort, encodeColumns, encodeList, encodeSort } from './url-codec';

/** Where a table keeps its state: the search part of the address, or memory. */
export interface StateAdapter {
  get: (name: string) => string | null | undefined;
  /** Writes all of it as one step; null takes a name away. The address replaces, it does not push. */
  set: (record: Record<string, string | null>) => void;
}

export interface TableStateOptions {
  /** Names the table on its page. */
  id: string;
  /** None = in memory. */
  adapter?: StateAdapter | undefined;
  defaultSort?: Sort | undefined;
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
export function useTableState({ id, adapter, defaultSort, prefixed }: TableStateOptions): TableState {
  const memory = useMemoryAdapter();
  const store = adapter ?? memory;
  const byDefault = useRef(defaultSort);
  byDefault.current = defaultSort;
  return useMemo(() => {
    const name = (part: string): string => (prefixed ? `${id}.${part}` : part);
    const columns = decodeColumns(store.get(name('columns')));
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
    };
  }, [store, id, prefixed]);
}
