import type { RefObject } from 'react';
import type { Item } from './narrow';
import type { TableHeadProps } from './table-head';
import type { DataTableProps } from './types';
import type { RowManager } from './use-row-manager';
import type { RowSelection } from './use-row-selection';

/** What shows the rows of a table: on phones as cards, else below a head. */
export interface RowsProps<Row>
  extends
    Pick<
      DataTableProps<Row>,
      'label' | 'loading' | 'expected' | 'card' | 'manager' | 'rowActions' | 'hasRowActions' | 'rowActionsLabel'
    >,
    Pick<TableHeadProps<Row>, 'columns' | 'sort' | 'sortable' | 'onSort'> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly managed: RowManager;
  readonly shown: readonly Item<Row>[];
  /** How many rows there are before search and filters. */
  readonly all: number;
  readonly picked: RowSelection<Row>;
  /** px that stay free below the last row while the selection bar floats there. */
  readonly room: number;
  /** Nothing has come yet. */
  readonly waiting: boolean;
  /** For so long that it is shown. */
  readonly late: boolean;
}
