import type { ReactNode } from 'react';
import { memo } from 'react';
import { Menu } from '../overlays/menu';
import type { MenuItem } from '../overlays/menu-types';
import { useText } from '../text/ui-messages';
import { ValueCell } from './cells';
import { cx } from '../parts/class-names';
import type { Item } from './narrow';
import { SelectBox } from './select-box';
import type { Column } from './types';
import { isWhole } from './use-fitting-columns';

export interface TableRowProps<Row> {
  item: Item<Row>;
  columns: readonly Column<Row>[];
  /** 0 is the first row shown. */
  index: number;
  /** Name of the row for assistive technology. */
  name: string;
  selectable: boolean;
  canSelect: boolean;
  selected: boolean;
  /** Set where rows are managed: names the row for `aria-activedescendant`. */
  domId?: string | undefined;
  /** The arrow keys have come to it. */
  isActive?: boolean | undefined;
  onToggle: (id: string, on: boolean, range: boolean) => void;
  actions: ((row: Row) => readonly MenuItem[]) | undefined;
  hasActions: boolean;
  actionsLabel: string | undefined;
}

/** What a cell shows. */
export const cellOf = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : <ValueCell value={column.value?.(row)} />;

/** How the cells of a column stand: numbers at the end; the last column of them stays in sight when the others scroll sideways. */
export const standing = <Row,>(columns: readonly Column<Row>[], at: number): string | undefined => {
  const align = columns[at]?.align;
  return align && at > 0 && at === columns.length - 1 ? `${align} cost` : align;
};

/** How a row is called: the sort key of its first column. */
export function nameOf<Row>(columns: readonly Column<Row>[], row: Row, id: string): string {
  const value = columns[0]?.value?.(row);
  return typeof value === 'string' && value ? value : id;
}

/** The menu of a row, 28 px. Its entries are made when it opens. */
export function RowMenu<Row>({
  row,
  name,
  actions,
  label,
  tall,
}: {
  row: Row;
  name: string;
  actions: (row: Row) => readonly MenuItem[];
  label: string | undefined;
  tall?: boolean;
}): ReactNode {
  const t = useText();
  return (
    <Menu
      trigger="row"
      {...(tall && { icon: 'ellipsis-vertical' as const })}
      label={label ?? t('actions', { name })}
      items={() => actions(row)}
      align="end"
    />
  );
}

function Row<Data>({
  item,
  columns,
  index,
  name,
  selectable,
  canSelect,
  selected,
  domId,
  isActive,
  onToggle,
  actions,
  hasActions,
  actionsLabel,
}: TableRowProps<Data>): ReactNode {
  const t = useText();
  return (
    <tr
      id={domId}
      className={isActive ? 'at' : undefined}
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      data-index={index}
      data-row={item.id}
    >
      {selectable && (
        <td className="chk">
          <SelectBox
            label={t('selectRow', { name })}
            checked={selected}
            disabled={!canSelect}
            onChange={(on, range) => onToggle(item.id, on, range)}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const cell = cellOf(column, item.row);
        return at === 0 ? (
          <th key={column.id} scope="row" className={column.align}>
            {cell}
          </th>
        ) : (
          <td key={column.id} className={cx(standing(columns, at), isWhole(column) && 'whole')}>
            {cell}
          </td>
        );
      })}
      {actions && (
        <td className="act">
          {hasActions && <RowMenu row={item.row} name={name} actions={actions} label={actionsLabel} />}
        </td>
      )}
    </tr>
  );
}

/** A row is drawn again only when something of it changed: scrolling draws new rows alone. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo's type loses the type parameter
export const TableRow = memo(Row) as typeof Row;
