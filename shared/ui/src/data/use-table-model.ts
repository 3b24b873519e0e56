import { useMemo, useRef } from 'react';
import { sortKey } from './compare';
import type { Item } from './narrow';
import { inOrder as putInOrder } from './order';
import type { TableState } from './table-state';
import type { Column } from './types';

export interface TableModel<Row> {
  /** Columns that are shown, in order. */
  columns: readonly Column<Row>[];
  /** Rows in the order asked for, before search and filters: a keystroke does not sort again. */
  sorted: readonly Item<Row>[];
  /** The items in the order given. */
  items: readonly Item<Row>[];
  sortable: (column: Column<Row>) => boolean;
  toggleSort: (column: Column<Row>) => void;
}

/** The same array as before while its rows are the same: lists are often filtered anew on each render. */
function useSameRows<Row>(rows: readonly Row[]): readonly Row[] {
  const last = useRef(rows);
  const before = last.current;
  if (before !== rows && (before.length !== rows.length || rows.some((row, i) => row !== before[i])))
    last.current = rows;
  return last.current;
}

export const isShown = <Row>(column: Column<Row>, state: TableState): boolean =>
  state.columns[column.id] ?? !column.hidden;

const isSortable = <Row>({ value, sortable = true }: Column<Row>): boolean => Boolean(value) && sortable;

/** The first click on a column of numbers or dates shows the largest first. */
function largestFirst<Row>({ value }: Column<Row>, items: readonly Item<Row>[]): boolean {
  const known = items.find(({ row }) => sortKey(value?.(row)) !== undefined);
  return known !== undefined && typeof value?.(known.row) !== 'string';
}

/** Items in the order of a column; a list that is read anew begins with the order that it had. */
function useSorted<Row>(
  items: readonly Item<Row>[],
  column: Column<Row> | undefined,
  desc: boolean,
): readonly Item<Row>[] {
  const value = column && isSortable(column) ? column.value : undefined;
  const order = `${column?.id} ${desc}`;
  const last = useRef<{ order: string; items: readonly Item<Row>[] }>(null);
  return useMemo(() => {
    if (!value) return items;
    const sorted = putInOrder(items, value, desc, last.current?.order === order ? last.current.items : []);
    last.current = { order, items: sorted };
    return sorted;
  }, [items, value, desc, order, last]);
}

/** Order and visible columns of a table. */
export function useTableModel<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  state: TableState,
  isFirst?: (row: Row) => boolean,
): TableModel<Row> {
  const same = useSameRows(rows);
  const idOf = useRef(getRowId);
  idOf.current = getRowId;
  // oxlint-disable-next-line react/memo-dependencies -- a new function for the same ids is no new list
  const items = useMemo(() => same.map((row): Item<Row> => ({ id: idOf.current(row), row })), [same]);
  const { sort } = state;
  const desc = Boolean(sort?.desc);
  const inOrder = useSorted(
    items,
    columns.find(({ id }) => id === sort?.id),
    desc,
  );
  const first = useRef(isFirst);
  first.current = isFirst;
  const sorted = useMemo(() => {
    const { current } = first;
    if (!current) return inOrder;
    return [...inOrder.filter(({ row }) => current(row)), ...inOrder.filter(({ row }) => !current(row))];
  }, [inOrder, first]);
  // By content: the state is new with every change of the address.
  const shownKey = columns.map((column, i) => (i === 0 || column.fixed || isShown(column, state) ? '1' : '0')).join('');
  const visible = useMemo(() => columns.filter((_, i) => shownKey[i] === '1'), [columns, shownKey]);
  return {
    columns: visible,
    sorted,
    items,
    sortable: isSortable,
    toggleSort: (column) => {
      const next = sort?.id === column.id ? !desc : largestFirst(column, items);
      state.setSort({ id: column.id, ...(next && { desc: true }) });
    },
  };
}
