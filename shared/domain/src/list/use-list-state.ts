import { useCallback, useMemo } from 'react';
import { useUrlAdapter, type UrlAdapter } from '@console/area';
import { useTableState, type Sort, type TableState } from '@console/ui/data';
import { ALL } from './rail';

export interface ListStateOptions {
  /** Names the list; its saved views are kept under it. */
  readonly id: string;
  /** Default: by the first column's usual id, `name`. */
  readonly sort?: Sort;
  /** What the rail divides the rows by, as its name in the address; default `location`. */
  readonly group?: 'location' | 'state';
}

/** Where a list stands: all of it is in the address, so that it can be sent and comes back on Back. */
export interface ListState {
  readonly url: UrlAdapter;
  readonly table: TableState;
  /** The chosen cell of the rail; `all` is the sum. */
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** The filter by label, which comes when there are labels: a view has it all the same. */
export const LABELS = 'label';

const BY_NAME: Sort = { id: 'name', desc: false };

/** The state of a list with a rail. What the rail says belongs to a saved view. */
export function useListState({ id, sort = BY_NAME, group = 'location' }: ListStateOptions): ListState {
  const url = useUrlAdapter();
  const also = useMemo(() => [group, LABELS], [group]);
  const table = useTableState({ id, adapter: url, defaultSort: sort, also });
  const choose = useCallback((cell: string) => url.set({ [group]: cell === ALL ? null : cell }), [url, group]);
  const chosen = url.get(group) ?? ALL;
  return useMemo(() => ({ url, table, chosen, choose }), [url, table, chosen, choose]);
}
