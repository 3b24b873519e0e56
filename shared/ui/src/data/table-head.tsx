import type { ReactNode } from 'react';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import { SelectBox } from './select-box';
import { standing } from './table-row';
import type { Column } from './types';
import type { Sort } from './url-codec';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  sortable: (column: Column<Row>) => boolean;
  onSort: (column: Column<Row>) => void;
  /** What is selected of what can be; without it rows are not selectable. */
  selection: { count: number; of: number; setAll: (on: boolean) => void } | undefined;
  actions: boolean;
}

/** px of the boxes, of the row menu, and the least for a column that states neither width nor least. */
const WIDTH = { checks: 38, actions: 44, rest: 160 } as const;

/** The least width of a column that shares the rest, in px. */
export const leastOf = <Row,>({ least = WIDTH.rest }: Pick<Column<Row>, 'least'>): number => least;

/** The least width of the table in px: below it the table scrolls sideways. */
export function leastWidth<Row>(columns: readonly Column<Row>[], checks: boolean, actions: boolean): number {
  const own = columns.reduce((sum, column) => sum + (column.width ?? leastOf(column)), 0);
  return own + (checks ? WIDTH.checks : 0) + (actions ? WIDTH.actions : 0);
}

/** Column heads; a click sorts. Only the sorted column has an arrow. */
export function TableHead<Row>({
  columns,
  sort,
  sortable,
  onSort,
  selection,
  actions,
}: TableHeadProps<Row>): ReactNode {
  const t = useText();
  const direction = (column: Column<Row>): 'ascending' | 'descending' | undefined => {
    if (sort?.id !== column.id) return undefined;
    return sort.desc ? 'descending' : 'ascending';
  };
  return (
    <>
      <colgroup>
        {selection && <col style={{ width: WIDTH.checks }} />}
        {columns.map((column) => (
          <col key={column.id} style={column.width === undefined ? undefined : { width: column.width }} />
        ))}
        {actions && <col style={{ width: WIDTH.actions }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {selection && (
            <th scope="col" className="chk">
              <SelectBox
                label={t('selectAll')}
                checked={selection.of > 0 && selection.count === selection.of}
                mixed={selection.count > 0 && selection.count < selection.of}
                disabled={selection.of === 0}
                onChange={selection.setAll}
              />
            </th>
          )}
          {columns.map((column, at) => (
            <th key={column.id} scope="col" className={standing(columns, at)} aria-sort={direction(column)}>
              {sortable(column) ? (
                <button type="button" onClick={() => onSort(column)}>
                  <span>{column.header}</span>
                  {sort?.id === column.id && <Icon name={sort.desc ? 'arrow-down' : 'arrow-up'} size={12} />}
                </button>
              ) : column.isHeadHidden ? (
                <span className="ui-hidden">{column.header}</span>
              ) : (
                column.header
              )}
            </th>
          ))}
          {actions && (
            <th scope="col" className="act">
              <span className="ui-hidden">{t('actionsHeader')}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
