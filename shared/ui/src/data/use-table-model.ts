import type { ColumnDef, Row as TableRow } from '@tanstack/react-table';
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import { compareValues, sortKey } from './compare';
import type { Item } from './narrow';
import type { TableState } from './table-state';
import type { Column, SortValue } from './types';

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

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

const valueOf = <Row>(row: TableRow<Features, Item<Row>>, id: string): SortValue => row.getValue<SortValue>(id);

function columnDef<Row>({ id, header, value, sortable = true }: Column<Row>): ColumnDef<Features, Item<Row>> {
  return {
    id,
    header,
    accessorFn: ({ row }: Item<Row>) => sortKey(value?.(row)),
    enableSorting: Boolean(value) && sortable,
    sortUndefined: 'last',
    sortFn: (a, b, columnId) => compareValues(valueOf(a, columnId), valueOf(b, columnId)),
  };
}

export const isShown = <Row>(column: Column<Row>, state: TableState): boolean =>
  state.columns[column.id] ?? !column.hidden;

/** The first click on a column of numbers or dates shows the largest first. */
function largestFirst<Row>({ value }: Column<Row>, items: readonly Item<Row>[]): boolean {
  const known = items.find(({ row }) => sortKey(value?.(row)) !== undefined);
  return known !== undefined && typeof value?.(known.row) !== 'string';
}

/** Order and visible columns of a table, by the table library. */
export function useTableModel<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  state: TableState,
): TableModel<Row> {
  const same = useSameRows(rows);
  const idOf = useRef(getRowId);
  idOf.current = getRowId;
  // oxlint-disable-next-line react/memo-dependencies -- a new function for the same ids is no new list
  const items = useMemo(() => same.map((row): Item<Row> => ({ id: idOf.current(row), row })), [same]);
  const defs = useMemo(() => columns.map((column) => columnDef(column)), [columns]);
  const { sort } = state;
  const sortId = columns.some(({ id }) => id === sort?.id) ? sort?.id : undefined;
  const desc = Boolean(sort?.desc);
  // By content: the state is new with every change of the address, and a new order sorts again.
  const sorting = useMemo(() => (sortId === undefined ? [] : [{ id: sortId, desc }]), [sortId, desc]);
  const shownKey = columns.map((column, i) => (i === 0 || column.fixed || isShown(column, state) ? '1' : '0')).join('');
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }, i) => [id, shownKey[i] === '1'])),
    [columns, shownKey],
  );
  const table = useTable({
    features,
    columns: defs,
    data: items,
    getRowId: (item) => item.id,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting, columnVisibility },
  });
  const rowModel = table.getRowModel();
  const sorted = useMemo(() => rowModel.rows.map((row) => row.original), [rowModel]);
  const visible = useMemo(() => columns.filter(({ id }) => columnVisibility[id]), [columns, columnVisibility]);
  return {
    columns: visible,
    sorted,
    items,
    sortable: ({ id }) => table.getColumn(id)?.getCanSort() ?? false,
    toggleSort: (column) => {
      const next = sort?.id === column.id ? !desc : largestFirst(column, items);
      state.setSort({ id: column.id, ...(next && { desc: true }) });
    },
  };
}
