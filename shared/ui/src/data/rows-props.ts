import type { Item } from './narrow';
import type { Column, DataTableProps } from './types';
import type { RowSelection } from './use-row-selection';

/** What shows the rows of a table: on phones as cards, else below a head. */
export interface RowsProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'loading' | 'expected' | 'card' | 'manager' | 'rowActions' | 'hasRowActions' | 'rowActionsLabel'
> {
  readonly shown: readonly Item<Row>[];
  readonly columns: readonly Column<Row>[];
  readonly picked: RowSelection<Row>;
  /** Nothing has come yet. */
  readonly waiting: boolean;
  /** For so long that it is shown. */
  readonly late: boolean;
}
