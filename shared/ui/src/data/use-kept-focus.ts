import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { isFocusLost } from '../parts/focus';

/** Where the focus was last: in a row, or on the table itself, in its head or in the bar of the selection. */
type Place =
  | { readonly at: 'row'; readonly index: number; readonly id: string | undefined; readonly control: string }
  | { readonly at: 'table' };

const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled)';
/** What stands over the page and gives the focus back. */
const OVERLAY = '[role=dialog],[role=alertdialog],[role=menu],[role=presentation]';

/** The control of a row that has the focus, so that it is the same one in the next. */
function controlOf(target: Element): string {
  if (target.closest('.chk')) return '.chk input:not(:disabled)';
  if (target.closest('.act')) return '.act button';
  return FOCUSABLE;
}

function placeOf(target: Element): Place | undefined {
  if (target.matches('table,ul') || target.closest('thead,.ui-selbar')) return { at: 'table' };
  const row = target.closest<HTMLElement>('[data-index]');
  if (!row) return undefined;
  return { at: 'row', index: Number(row.dataset['index']), id: row.dataset['row'], control: controlOf(target) };
}

/** Gives the focus that is lost to the row that has come to the place of the last one, else to the table, or to why it is not there. */
function handOn(box: HTMLElement, place: Place): void {
  const start = box.querySelector<HTMLElement>('table,ul');
  const rows = [...box.querySelectorAll<HTMLElement>('[data-index]')];
  const byIndex = (index: number): HTMLElement | undefined =>
    rows.find((row) => Number(row.dataset['index']) === index) ??
    rows.findLast((row) => Number(row.dataset['index']) < index);
  const row =
    place.at === 'row'
      ? (rows.find((one) => place.id !== undefined && one.dataset['row'] === place.id) ?? byIndex(place.index))
      : undefined;
  const control =
    place.at === 'row'
      ? (row?.querySelector<HTMLElement>(place.control) ?? row?.querySelector<HTMLElement>(FOCUSABLE))
      : undefined;
  const next =
    control ??
    start ??
    box.querySelector<HTMLElement>('.ui-dt-fail button') ??
    document.querySelector<HTMLElement>('main h1');
  if (!next) return;
  if (!control && next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: !control });
}

/**
 * What vanishes hands its focus on: a row that is gone to the one in its place, the selection's bar to the table, the last
 * row, and a table that turns out to be empty, to the heading of the page.
 * @param content what the table shows; whenever it changes a row may have gone
 * @param hasBar whether the bar of the selection is there
 * @param hasRows whether the rows are there, and nothing in their place
 */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  content: unknown,
  hasBar: boolean,
  hasRows: boolean,
): void {
  const last = useRef<Place>(undefined);
  const check = useCallback(() => {
    if (last.current && box.current && isFocusLost()) handOn(box.current, last.current);
  }, [box]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target.closest(OVERLAY)) return;
      last.current = box.current?.contains(target) ? placeOf(target) : undefined;
    };
    // A press beside everything takes the focus away on purpose.
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !target.closest(OVERLAY) && !box.current?.contains(target))
        last.current = undefined;
    };
    // Dialogs and menus hang on the body; what opened them may be gone when they close.
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [box, check]);
  useEffect(() => {
    check();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each may have taken away what had the focus
  }, [check, content, hasBar, hasRows]);
}
