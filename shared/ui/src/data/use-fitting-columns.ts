import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useIsSpaced } from '../root/text-spacing';
import type { Column } from './types';

/** px that columns have beyond their own width, by id. */
type Extra = Readonly<Record<string, number>>;

const NONE: Extra = {};
/** px that a column gains at most: nothing that is an amount needs more, and no other column is pushed out of sight. */
const MOST = 400;

const px = (length: string): number => Number.parseFloat(length) || 0;

/**
 * What fits, by its column, the width of that and the text: it is not measured again, for to measure makes the page lay itself
 * out at once, and each keystroke in a search shows other rows with the same amounts.
 */
type Fitting = Map<string, Set<string>>;

/** Before the font has come texts have another width. */
export const hasFonts = (): boolean => !('fonts' in document) || document.fonts.status === 'loaded';

/** Says how many px the content of a cell lacks, rounded up: a part of one is enough for an ellipsis. */
function lacking(): (cell: HTMLTableCellElement) => number {
  const range = document.createRange();
  const paddings = new Map<number, number>();
  return (cell) => {
    let padding = paddings.get(cell.cellIndex);
    if (padding === undefined) {
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      padding = px(paddingLeft) + px(paddingRight);
      paddings.set(cell.cellIndex, padding);
    }
    range.selectNodeContents(cell);
    return Math.ceil(range.getBoundingClientRect().width + padding - cell.getBoundingClientRect().width);
  };
}

/** Whether nothing of a column may be cut: amounts and states, and what says so. */
export const isWhole = <Row>({ id, align, whole }: Column<Row>): boolean =>
  whole ?? (align === 'end' || id === 'status');

/** Columns with what they lack; those that can give way make room for it, as far as they lack nothing themselves. */
function widened<Row>(columns: readonly Column<Row>[], extra: Extra): readonly Column<Row>[] {
  if (extra === NONE) return columns;
  let owed = columns.reduce((sum, { id, least }) => sum + (least === undefined ? (extra[id] ?? 0) : 0), 0);
  return columns.map((column) => {
    const { id, width, least } = column;
    if (width === undefined) return column;
    const more = extra[id] ?? 0;
    if (least === undefined) return more > 0 ? { ...column, width: width + more } : column;
    const given = Math.min(owed, Math.max(0, width - least - more));
    owed -= given;
    return { ...column, width: Math.max(width - given, least + more) };
  });
}

/**
 * Columns of numbers and states, as wide as their longest, and all as wide as their head: an amount whose end is cut is a wrong one. It is measured in the
 * page, for each brand has its own type, language and currency; only what is in sight of a long list, so that they may grow later.
 * @param first how many cells of a row stand before the first column
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  table: RefObject<HTMLTableElement | null>,
  first: number,
): readonly Column<Row>[] {
  const [extra, setExtra] = useState(NONE);
  const fitting = useMemo(() => widened(columns, extra), [columns, extra]);
  const known = useRef<Fitting>(new Map());
  const isSpaced = useIsSpaced();
  // After each drawing, for new rows have other numbers; it ends, for nothing grows that fits.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what scrolls into sight is no dependency
  useLayoutEffect(() => {
    const lackOf = lacking();
    const lacks: Record<string, number> = {};
    const isKept = hasFonts();
    const heads = [...(table.current?.tHead?.rows ?? [])];
    const rows = [...heads, ...[...(table.current?.tBodies ?? [])].flatMap((body) => [...body.rows])];
    const measured = fitting.flatMap((column, at) =>
      column.width === undefined
        ? []
        : (isWhole(column) ? rows : heads).map((row) => ({ column, cell: row.cells[first + at] })),
    );
    for (const { column, cell } of measured) {
      // A row that stands for those out of sight has one cell for all columns.
      if (!cell || cell.colSpan > 1) continue;
      const place = `${column.id} ${column.width} ${isSpaced}`;
      const texts = known.current.get(place) ?? new Set();
      if (texts.has(cell.textContent)) continue;
      const lack = lackOf(cell);
      if (lack > 0) lacks[column.id] = Math.max(lacks[column.id] ?? 0, lack);
      else if (isKept) known.current.set(place, texts.add(cell.textContent));
    }
    const ids = Object.keys(lacks).filter((id) => (extra[id] ?? 0) < MOST);
    if (ids.length === 0) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows
    setExtra({
      ...extra,
      ...Object.fromEntries(ids.map((id) => [id, Math.min(MOST, (extra[id] ?? 0) + (lacks[id] ?? 0))])),
    });
  });
  return fitting;
}
