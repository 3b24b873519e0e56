export { AdminTable } from './admin-table';
export type { AdminRecord, AdminTableProps } from './admin-table';
export { DateTimeCell, DotCell, NameCell, NoneCell, NumberCell, PriceCell, TextCell, UnknownCell } from './cells';
export type { NameCellProps } from './cells';
export { CsvButton } from './csv/csv-button';
export type { CsvButtonProps } from './csv/csv-button';
export type { CsvColumn, CsvContent, CsvValue } from './csv/csv-types';
export { saveTable } from './csv/save-table';
export { DataTable } from './data-table';
export { useTableState } from './table-state';
export type { StateAdapter, TableState, TableStateOptions, ViewQuery } from './table-state';
export type {
  CardContent,
  Column,
  DataTableProps,
  MobileSlot,
  SortValue,
  TableFilter,
  TableManager,
  TableSearch,
  TableSelection,
} from './types';
export type { SelectionAction } from '../parts/selection-bar';
export { encodeList } from './url-codec';
export type { ColumnChoice, Sort } from './url-codec';
export type { ViewStorage } from './views/view-storage';
