import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Item } from './narrow';

/** Most rows that stand in the page at once; shorter lists are drawn whole. */
export const MOST_ROWS = 60;
/** Rows of a longer list that stand there until the code is that draws those in sight: a screen of them. */
export const FIRST_ROWS = 30;
const ROW = 44;

export interface TableBodyProps<Row> {
  items: readonly Item<Row>[];
  /** Draws one row. */
  row: (item: Item<Row>, index: number) => ReactNode;
  start: RefObject<HTMLTableElement | null>;
  /** px that stay free below the last row. */
  room: number;
  columns: number;
  /** How many rows there are before search and filters. */
  all: number;
  /** A row that stays in the page, wherever it is. */
  kept?: number | undefined;
}

/** Space for rows that are not drawn. */
export const Spacer = ({ height, columns }: { height: number; columns: number }): ReactNode =>
  height > 0 && (
    <tr aria-hidden="true" className="gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );

/** Row height of the brand, from `--row`. */
export function useRowHeight(start: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(ROW);
  useLayoutEffect(() => {
    const own = start.current && Number.parseInt(getComputedStyle(start.current).getPropertyValue('--row'), 10);
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows
    if (own) setHeight(own);
  }, [start]);
  return height;
}
