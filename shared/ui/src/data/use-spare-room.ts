import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useIsSpaced } from '../root/text-spacing';
import { leastOf } from './table-head';
import type { Column } from './types';
import { hasFonts, isWhole } from './use-fitting-columns';

/** px that columns have beyond their own width, by id. */
type Extra = Readonly<Record<string, number>>;

const NONE: Extra = {};
/** px between the longest text of the column that shares the rest and its neighbour: badges have a border, too. */
const GAP = 28;
/** px after the texts of a cell. */
const PADDING = 10;

/** From the start of a cell to the end of its texts, px. What stands in boxes is as wide as the cell, whatever it says. */
function textWidth(cell: HTMLTableCellElement, range: Range): number {
  const { left, right } = cell.getBoundingClientRect();
  const isFromRight = document.dir === 'rtl';
  let most = 0;
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width > 2) most = Math.max(most, isFromRight ? right - box.left : box.right - left);
  }
  return most;
}

/**
 * How the room is shared out: first what columns want, in their order, then what they had, for a list that is searched or
 * scrolled is not to jump.
 * @param room px beyond the columns' own widths; none where the table is wider than what it stands in
 */
function sharedOut(wants: Extra, had: Extra, room: number): Extra {
  let left = Math.max(0, room);
  const next: Record<string, number> = {};
  for (const limit of [wants, had])
    for (const [id, most] of Object.entries(limit)) {
      const given = Math.min(Math.max(0, most - (next[id] ?? 0)), left);
      next[id] = (next[id] ?? 0) + given;
      left -= given;
    }
  return next;
}

/** px by which a table is wider than what it stands in: those are out of sight. */
const overflow = (table: HTMLTableElement | null): number =>
  table?.parentElement ? Math.max(0, table.offsetWidth - table.parentElement.clientWidth) : 0;

/** Draws again when the room for a table has changed. */
function useRoom(table: RefObject<HTMLTableElement | null>): void {
  const [, setRoom] = useState(0);
  useEffect(() => {
    const scroller = table.current?.parentElement;
    if (!scroller || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setRoom(scroller.clientWidth));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [table]);
}

/**
 * Columns of texts, no longer cut where the column that shares the rest has more room than its own texts need: in a wide window
 * an account is named in full. Measured as amounts are; only what is in sight of a long list, so that it may change later.
 * @param first how many cells of a row stand before the first column
 */
export function useSpareRoom<Row>(
  columns: readonly Column<Row>[],
  table: RefObject<HTMLTableElement | null>,
  first: number,
): readonly Column<Row>[] {
  const [extra, setExtra] = useState(NONE);
  /** How wide the texts of each column are. */
  const known = useRef(new Map<string, Map<string, number>>());
  const isSpaced = useIsSpaced();
  useRoom(table);
  const roomy = useMemo(
    () =>
      extra === NONE
        ? columns
        : columns.map((column) => {
            const more = column.width === undefined ? 0 : (extra[column.id] ?? 0);
            return more > 0 ? { ...column, width: (column.width ?? 0) + more } : column;
          }),
    [columns, extra],
  );
  // After each drawing, for new rows have other texts; it ends, for what was given is no longer there to give.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what scrolls into sight is no dependency
  useLayoutEffect(() => {
    const rest = roomy.findIndex(({ width }) => width === undefined);
    const rows = [...(table.current?.tBodies ?? [])]
      .flatMap((body) => [...body.rows])
      .filter(({ cells }) => (cells[0]?.colSpan ?? 2) === 1);
    const room = rows[0]?.cells[first + rest]?.getBoundingClientRect().width ?? 0;
    // Texts that are spaced take another line instead.
    if (rest < 0 || isSpaced || !(room > 0)) return;
    const range = document.createRange();
    const isKept = hasFonts();
    const needOf = (at: number, id: string): number => {
      const ofColumn = known.current.get(id) ?? new Map<string, number>();
      known.current.set(id, ofColumn);
      const widths = rows.map(({ cells }) => {
        const cell = cells[first + at];
        if (!cell) return 0;
        const { textContent } = cell;
        const width = ofColumn.get(textContent) ?? textWidth(cell, range);
        if (isKept) ofColumn.set(textContent, width);
        return width;
      });
      return Math.ceil(Math.max(0, ...widths));
    };
    const wants: Record<string, number> = {};
    const had: Record<string, number> = {};
    for (const [at, column] of columns.entries()) {
      const { id, width } = column;
      if (width === undefined || isWhole(column)) continue;
      wants[id] = Math.max(0, needOf(at, id) + PADDING - width);
      had[id] = extra[id] ?? 0;
    }
    // Nothing is cut and nothing was given: how long the names are does not matter.
    if ([...Object.values(wants), ...Object.values(had)].every((px) => px === 0)) return;
    const least = Math.max(needOf(rest, columns[rest]?.id ?? '') + GAP, leastOf(columns[rest] ?? {}));
    const given = Object.values(had).reduce((sum, px) => sum + px, 0);
    const next = sharedOut(wants, had, Math.floor(room - least - overflow(table.current)) + given);
    const isSame = Object.entries(next).every(([id, more]) => more === (extra[id] ?? 0));
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows
    if (!isSame) setExtra(next);
  });
  return roomy;
}
