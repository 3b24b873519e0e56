import type { ReactNode } from 'react';
import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import { useIsSpaced } from '../root/text-spacing';
import type { CardsProps } from './card';
import { RowCard } from './card';
import type { Item } from './narrow';
import type { TableBodyProps } from './row-space';
import { Spacer, useRowHeight } from './row-space';
import { useVirtualRows } from './use-virtual-rows';

const HEAD = 32;

const indexOf = (target: Element): number | undefined => {
  const index = target.closest('tr')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
};

/** The same function while the items are the same: with another one the places of all rows are counted anew. */
const useItemKey = <Row,>(items: readonly Item<Row>[]) =>
  useCallback((index: number) => items[index]?.id ?? String(index), [items]);

/** The rows in sight of a long table. */
export function LongBody<Row>({ items, row, start, room, columns, kept }: TableBodyProps<Row>): ReactNode {
  const size = useRowHeight(start);
  const keyOf = useItemKey(items);
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, total, measure, keep } = useVirtualRows({
    count: items.length,
    size,
    keyOf,
    start,
    head: HEAD,
    kept,
  });
  // Rows are as high as the brand says, unless a person spaces texts wider: then they have as many lines as they need.
  const isSpaced = useIsSpaced();
  useLayoutEffect(() => {
    if (isSpaced) body.current?.querySelectorAll<HTMLElement>('[data-index]').forEach(measure);
  });
  return (
    <tbody ref={body} onFocusCapture={({ target }) => keep(indexOf(target))} onBlurCapture={() => keep(kept)}>
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

const CARD = 80;
const GAP = 8;

/** The cards in sight of many. */
export function LongCards<Row>({ label, items, all: _all, ...rest }: CardsProps<Row>): ReactNode {
  const start = useRef<HTMLUListElement>(null);
  const { rows, total, measure } = useVirtualRows({
    count: items.length,
    size: CARD,
    gap: GAP,
    keyOf: useItemKey(items),
    start,
  });
  const first = rows[0]?.start ?? 0;
  return (
    <ul className="ui-dtcs" aria-label={label} ref={start} style={{ height: total, paddingTop: first }}>
      {rows.map(({ index, key }) => {
        const item = items[index];
        return item && <RowCard key={key} {...rest} item={item} index={index} count={items.length} measure={measure} />;
      })}
    </ul>
  );
}
