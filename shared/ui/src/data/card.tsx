import type { ReactNode, Ref } from 'react';
import { memo } from 'react';
import type { MenuItem } from '../overlays/menu-types';
import { breakable } from '../parts/breakable';
import { cx } from '../parts/class-names';
import { Link } from '../parts/link';
import { useText } from '../text/ui-messages';
import type { Item } from './narrow';
import { SelectBox } from './select-box';
import { cellOf, nameOf, RowMenu } from './table-row';
import type { CardContent, Column } from './types';

export interface CardsProps<Row> {
  label: string;
  items: readonly Item<Row>[];
  /** How many there are before search and filters. */
  all: number;
  columns: readonly Column<Row>[];
  card: ((row: Row) => CardContent) | undefined;
  rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
  hasRowActions: ((row: Row) => boolean) | undefined;
  rowActionsLabel: ((row: Row) => string) | undefined;
  /** While rows are selected. */
  selection?: CardSelection<Row> | undefined;
  /** Columns that were chosen besides what a card has. */
  extra?: readonly Column<Row>[] | undefined;
}

export interface CardSelection<Row> {
  ids: ReadonlySet<string>;
  canSelect: (row: Row) => boolean;
  toggle: (id: string, on: boolean, range: boolean) => void;
}

/** A card out of the columns: the first is the title; others stand where they say, or below with their header. */
export function cardOfColumns<Row>(columns: readonly Column<Row>[], row: Row): CardContent {
  const [first, ...rest] = columns;
  const at = (slot: string): ReactNode =>
    rest.filter(({ mobile }) => mobile === slot).map((column) => <span key={column.id}>{cellOf(column, row)}</span>);
  const named = rest.filter(({ mobile }) => mobile === undefined || mobile === true);
  return {
    title: first && cellOf(first, row),
    status: at('status'),
    price: at('price'),
    meta: at('meta'),
    detail: (
      <>
        {named.map((column) => (
          <span key={column.id}>
            <span className="ui-mut">{column.header}</span> {cellOf(column, row)}
          </span>
        ))}
        {at('detail')}
      </>
    ),
  };
}

interface CardProps<Row> extends Omit<CardsProps<Row>, 'label' | 'items' | 'all'> {
  item: Item<Row>;
  index: number;
  count: number;
  measure?: Ref<HTMLLIElement>;
}

function Card<Row>({
  item: { row, id },
  index,
  count,
  measure,
  columns,
  card,
  rowActions,
  hasRowActions,
  rowActionsLabel,
  selection,
  extra = [],
}: CardProps<Row>): ReactNode {
  const t = useText();
  const { title, to, status, meta, price, detail } = card ? card(row) : cardOfColumns(columns, row);
  const hasMenu = rowActions !== undefined && (hasRowActions?.(row) ?? true);
  const isPicked = selection?.ids.has(id) === true;
  const isAlone = !(status || meta || price || detail || extra.length > 0);
  const shownTitle = typeof title === 'string' ? breakable(title) : title;
  return (
    <li
      className={cx('ui-dtc', selection && 'selects', isPicked && 'picked', !hasMenu && 'still', isAlone && 'alone')}
      ref={measure}
      data-index={index}
      data-row={id}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {selection && (
        <div className="chk">
          <SelectBox
            label={t('selectRow', { name: nameOf(columns, row, id) })}
            checked={isPicked}
            disabled={!selection.canSelect(row)}
            onChange={(on, range) => selection.toggle(id, on, range)}
          />
        </div>
      )}
      <div className="nm">{to === undefined ? shownTitle : <Link to={to}>{shownTitle}</Link>}</div>
      {status && <div className="end">{status}</div>}
      {meta && <div className="meta">{meta}</div>}
      {price && <div className="end price">{price}</div>}
      {(detail || extra.length > 0) && (
        <div className="meta detail">
          {detail}
          {extra.map((column) => (
            <span key={column.id}>
              <span className="ui-mut">{column.header}</span> {cellOf(column, row)}
            </span>
          ))}
        </div>
      )}
      {hasMenu && (
        <div className="act">
          <RowMenu row={row} name={nameOf(columns, row, id)} actions={rowActions} label={rowActionsLabel?.(row)} tall />
        </div>
      )}
    </li>
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo's type loses the type parameter
export const RowCard = memo(Card) as typeof Card;
