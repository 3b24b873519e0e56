import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useId, useMemo, useState } from 'react';
import type { Item } from './narrow';
import type { Selected } from './selection';
import type { TableManager } from './types';

const PAGE = 10;

/** Where a key leads from a row; undefined for keys that lead nowhere. */
export function rowAfterKey(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? 0 : at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return to === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, to));
}

/**
 * Brings a row of a table into sight, below its head and above the bar of the selection, also one that is not drawn yet. Rows
 * are all of one height.
 */
function showRow(table: HTMLTableElement, index: number): void {
  const [row, scroller] = [table.querySelector<HTMLElement>('tr[data-index]'), table.parentElement];
  if (!row || !scroller) return;
  if (scroller.scrollHeight <= scroller.clientHeight) {
    table.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
    return;
  }
  const [height, head] = [row.offsetHeight, table.tHead?.offsetHeight ?? 0];
  const bar = Number.parseFloat(scroller.style.scrollPaddingBlockEnd) || 0;
  const [top, sight] = [index * height, scroller.clientHeight - head - bar];
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + sight) scroller.scrollTop = top + height - sight;
}

const CONTROLS = 'a,button,input,label,select,textarea';
/** What happens in a menu or dialog of a row comes here, too, but is not in the table. */
const isInside = ({ currentTarget, target }: KeyboardEvent | MouseEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);
const isControl = ({ currentTarget, target }: KeyboardEvent | MouseEvent): boolean =>
  target instanceof Element && target !== currentTarget && target.closest(CONTROLS) !== null;

interface Options<Row> {
  readonly manager: TableManager<Row> | undefined;
  readonly shown: readonly Item<Row>[];
  readonly selected: Selected;
  readonly table: RefObject<HTMLTableElement | null>;
}

export interface RowManager {
  /** Index of the row that keys are about. */
  readonly active: number | undefined;
  readonly idOf: (index: number) => string;
  /** For the table; nothing where rows are not managed. */
  readonly props: object;
}

/** Rows as in a file manager: selected by click and keys, with ranges; opened by Enter or a double click. */
export function useRowManager<Row>({ manager, shown, selected, table }: Options<Row>): RowManager {
  const own = useId();
  const [activeId, setActiveId] = useState<string>();
  const active = useMemo(() => {
    const at = activeId === undefined ? -1 : shown.findIndex(({ id }) => id === activeId);
    return at < 0 ? undefined : at;
  }, [shown, activeId]);
  const idOf = (index: number): string => `${own}${index}`;
  if (!manager) return { active: undefined, idOf, props: {} };

  const go = (index: number, how: { range: boolean; keep: boolean }): void => {
    const item = shown[index];
    if (!item) return;
    setActiveId(item.id);
    if (how.range) selected.range(item.id);
    else if (!how.keep) selected.choose([item.id]);
    if (table.current) showRow(table.current, index);
  };
  const meant = (): readonly Row[] => {
    if (selected.ids.size > 0) return shown.filter(({ id }) => selected.ids.has(id)).map(({ row }) => row);
    const item = active === undefined ? undefined : shown[active];
    return item ? [item.row] : [];
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    if (event.defaultPrevented || !isInside(event)) return;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const [isCommand, isOnControl] = [ctrlKey || metaKey, isControl(event)];
    const to = altKey ? undefined : rowAfterKey(key, active ?? -1, shown.length);
    const item = active === undefined ? undefined : shown[active];
    if (to !== undefined) {
      event.preventDefault();
      table.current?.focus({ preventScroll: true });
      go(to, { range: shiftKey, keep: isCommand });
    } else if (key.toLowerCase() === 'a' && isCommand) {
      event.preventDefault();
      selected.setAll(true);
    } else if (key === ' ' && item && !isOnControl) {
      event.preventDefault();
      selected.toggle(item.id, !selected.ids.has(item.id), shiftKey);
    } else if (key === 'Enter' && item && !isOnControl && !isCommand && !altKey) {
      event.preventDefault();
      manager.onOpen(item.row);
    } else if (key === 'Escape' && selected.ids.size > 0) {
      event.preventDefault();
      selected.clear();
    } else manager.onKey?.(event, meant());
  };
  const indexOf = ({ target }: MouseEvent): number | undefined => {
    const index = target instanceof Element ? target.closest('tr')?.dataset['index'] : undefined;
    return index === undefined ? undefined : Number(index);
  };
  const onClick = (event: MouseEvent<HTMLTableElement>): void => {
    const index = isInside(event) ? indexOf(event) : undefined;
    const item = index === undefined ? undefined : shown[index];
    if (index === undefined || !item || isControl(event)) return;
    if (event.ctrlKey || event.metaKey) {
      selected.toggle(item.id, !selected.ids.has(item.id), false);
      setActiveId(item.id);
    } else go(index, { range: event.shiftKey, keep: false });
    table.current?.focus({ preventScroll: true });
  };
  const onDoubleClick = (event: MouseEvent<HTMLTableElement>): void => {
    const index = isInside(event) && !isControl(event) ? indexOf(event) : undefined;
    const item = index === undefined ? undefined : shown[index];
    if (item) manager.onOpen(item.row);
  };
  const props = {
    role: 'grid',
    tabIndex: 0,
    'aria-multiselectable': true,
    'aria-activedescendant': active === undefined ? undefined : idOf(active),
    onKeyDown,
    onClick,
    onDoubleClick,
    // Shift would select text between two clicks.
    onMouseDown: (event: MouseEvent) => {
      if (event.shiftKey && !isControl(event)) event.preventDefault();
    },
  };
  return { active, idOf, props };
}
