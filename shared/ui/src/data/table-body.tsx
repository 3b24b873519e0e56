import type { ReactNode, RefObject } from 'react';
import { Fragment, useLayoutEffect, useState } from 'react';
import type { Item } from './narrow';
import { MOST_ROWS, useVirtualRows } from './use-virtual-rows';

export interface TableBodyProps<Row> {
  items: readonly Item<Row>[];
  /** Draws one row. */
  row: (item: Item<Row>, index: number) => ReactNode;
  start: RefObject<HTMLTableElement | null>;
  /** px that stay free below the last row. */
  room: number;
  columns: number;
  /** A row that stays in the page, wherever it is. */
  kept?: number | undefined;
}

const HEAD = 32;
const ROW = 44;

/** Space for rows that are not drawn. */
const Spacer = ({ height, columns }: { height: number; columns: number }): ReactNode =>
  height > 0 && (
    <tr aria-hidden="true" className="gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );

/** Row height of the brand, from `--row`. */
function useRowHeight(start: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(ROW);
  useLayoutEffect(() => {
    const own = start.current && Number.parseInt(getComputedStyle(start.current).getPropertyValue('--row'), 10);
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows
    if (own) setHeight(own);
  }, [start]);
  return height;
}

const indexOf = (target: Element): number | undefined => {
  const index = target.closest('tr')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
};

function LongBody<Row>({ items, row, start, room, columns, kept }: TableBodyProps<Row>): ReactNode {
  const size = useRowHeight(start);
  const { rows, total, keep } = useVirtualRows({
    count: items.length,
    size,
    keyOf: (index) => items[index]?.id ?? String(index),
    start,
    head: HEAD,
    kept,
  });
  return (
    <tbody onFocusCapture={({ target }) => keep(indexOf(target))} onBlurCapture={() => keep(kept)}>
      {rows.map((virtual, i) => {
        const item = items[virtual.index];
        return (
          <Fragment key={virtual.key}>
            <Spacer height={virtual.start - (rows[i - 1]?.end ?? 0)} columns={columns} />
            {item && row(item, virtual.index)}
          </Fragment>
        );
      })}
      <Spacer height={total - (rows.at(-1)?.end ?? 0) + room} columns={columns} />
    </tbody>
  );
}

/** Rows: all of a short table, those in sight of a long one. */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  if (props.items.length > MOST_ROWS) return <LongBody {...props} />;
  return (
    <tbody>
      {props.items.map((item, index) => (
        <Fragment key={item.id}>{props.row(item, index)}</Fragment>
      ))}
      <Spacer height={props.room} columns={props.columns} />
    </tbody>
  );
}

const WIDTHS = ['62%', '84%', '46%', '72%', '55%'];
const SKELETON_ROWS = 8;

/** Rows in the shape of what comes. */
export const SkeletonBody = ({ classes }: { classes: readonly (string | undefined)[] }): ReactNode => (
  <tbody aria-hidden="true">
    {Array.from({ length: SKELETON_ROWS }, (_, i) => (
      <tr key={i}>
        {classes.map((name, at) => (
          <td key={at} className={name}>
            {name !== 'chk' && name !== 'act' && (
              <span className="ui-sk" style={{ width: name === 'end' ? 48 : WIDTHS[(i + at) % WIDTHS.length] }} />
            )}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
