import type { KeyboardEvent, ReactNode } from 'react';
import type { FilterOption } from '../overlays/filter';
import type { MenuItem } from '../overlays/menu-types';
import type { SelectionAction } from '../parts/selection-bar';
import type { CsvColumn } from './csv/csv-types';
import type { TableState } from './table-state';

/** What a column sorts by; null and undefined stand last in both directions. */
export type SortValue = string | number | Date | null | undefined;

/** Where a column's cell goes on the card of a phone; false leaves it out, true is 'meta'. */
export type MobileSlot = 'title' | 'status' | 'meta' | 'price' | 'detail' | boolean;

export interface Column<Row> {
  id: string;
  header: string;
  /** Its head is for those who hear the table: what stands below it speaks for itself. */
  isHeadHidden?: boolean | undefined;
  /** Sort key, and what an absent `cell` shows. */
  value?: ((row: Row) => SortValue) | undefined;
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Numbers stand at the end. Their column is as wide as the longest of them, whatever its width. The last one stays in sight. */
  align?: 'end' | undefined;
  /** Whether nothing of it is cut: it grows to its longest text. By default columns of numbers and `status`. */
  whole?: boolean | undefined;
  /** px; without it the column shares the rest. */
  width?: number | undefined;
  /** px that it keeps where it gives way to others. */
  least?: number | undefined;
  /** Default: true when `value` is given. */
  sortable?: boolean | undefined;
  /** Off until chosen. */
  hidden?: boolean | undefined;
  /** Cannot be hidden; the first column never can. */
  fixed?: boolean | undefined;
  mobile?: MobileSlot | undefined;
  /** What a CSV file has of it; false: nothing. */
  csv?: CsvColumn<Row> | false | undefined;
}

/** The card of a row on phones. */
export interface CardContent {
  title: ReactNode;
  to?: string | undefined;
  status?: ReactNode;
  /** Second line: code and size. */
  meta?: ReactNode;
  price?: ReactNode;
  /** Third line. */
  detail?: ReactNode;
}

export interface TableFilter<Row> {
  /** Also its name in the address. */
  id: string;
  label: string;
  value: (row: Row) => string | readonly string[] | null | undefined;
  /** Default: the values that occur, in order. Counts are added. */
  options?: readonly FilterOption[] | undefined;
}

export interface TableSearch<Row> {
  placeholder: string;
  /** Everything a row can be found by. It reads the row, and `also`: it is asked once for each. */
  text: (row: Row) => readonly (string | null | undefined)[];
  /** What the text is made of besides the row, such as names that come later; another value has each row asked anew. */
  also?: unknown;
}

export interface TableSelection<Row> {
  actions: (rows: readonly Row[]) => readonly SelectionAction[];
  /** For example the sum per month. */
  sum?: ((rows: readonly Row[]) => ReactNode) | undefined;
  canSelect?: ((row: Row) => boolean) | undefined;
}

/** Rows that are handled as in a file manager; they are selectable, too. */
export interface TableManager<Row> {
  /** Enter, or a double click. */
  onOpen: (row: Row) => void;
  /** Other keys, with the rows that they are about: those selected, or else the one that the arrow keys have come to. */
  onKey?: ((event: KeyboardEvent, rows: readonly Row[]) => void) | undefined;
}

/** A row that could not be read, or only in part. */
export interface UnreadRow {
  /** What can be read of its name; '' for nothing. */
  readonly label: string;
  /** It is not among the rows. */
  readonly isMissing: boolean;
}

/** Rows that are shown as they were at another time: to look at, and to open, until they are read anew. Their menus say so. */
export interface OldRows<Row> {
  readonly isOld: (row: Row) => boolean;
  /** Says so, in the place of the count: 'As of 14:05'. */
  readonly note: string;
}

export interface DataTableProps<Row> {
  /** Name of the table for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Of `useTableState`; without it the table keeps its state to itself. */
  state?: TableState | undefined;
  loading?: boolean | undefined;
  /** How many rows are likely to come, where that is known: their place is kept from the start. */
  expected?: number | undefined;
  /** Strip of missing locations, above the head. */
  failures?: ReactNode;
  /** Rows that could not be read: said above the head, and there are not none then. */
  unread?: readonly UnreadRow[] | undefined;
  /** Some of the rows may be old: they cannot be selected, and nothing is counted or saved meanwhile. */
  old?: OldRows<Row> | undefined;
  /** Other rows are missing, such as those of a location that did not answer: what is counted is at least so many. */
  isPartial?: boolean | undefined;
  search?: TableSearch<Row> | undefined;
  filters?: readonly TableFilter<Row>[] | undefined;
  /** More controls, after the filters. */
  toolbar?: ReactNode;
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Whether a row has any; by default each has. */
  hasRowActions?: ((row: Row) => boolean) | undefined;
  rowActionsLabel?: ((row: Row) => string) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** As in a file manager: click, Shift and Ctrl, arrow keys, Ctrl+A, Enter. */
  manager?: TableManager<Row> | undefined;
  /** Rows that stand before all others, in either direction of the order. */
  isFirst?: ((row: Row) => boolean) | undefined;
  /** Default: made from the columns. */
  card?: ((row: Row) => CardContent) | undefined;
  countLabel?: ((count: number) => string) | undefined;
  /** Totals of the rows shown. @param isPartial rows are missing: all that is counted or added up is at least that */
  footer?: ((rows: readonly Row[], isPartial: boolean) => ReactNode) | undefined;
  /** Instead of 'No records'; null shows nothing, so that a failure strip stands alone. */
  empty?: ReactNode;
  /** Takes the height that is left and scrolls inside. */
  fill?: boolean | undefined;
  /** No toolbar and no border: a table inside a Card. */
  simple?: boolean | undefined;
}
