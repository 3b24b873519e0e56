import type { FocusEvent } from 'react';

/** Columns that stay while the others go by under them. (`data.css`) */
const KEPT = { before: ':scope > :is(:first-child, .chk + *)', after: ':scope > :is(.cost, .act)' };

/** px between what has the focus, with its ring, and the column that stays. */
const RING = 6;

/**
 * Scrolls what has got the focus by a key out from under the columns that stay: to the browser it is in sight there. What is
 * pressed stays where the pointer is.
 */
export function showFocused({ currentTarget: scroller, target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(':focus-visible')) return;
  const row = target.closest('tr');
  const kept = (side: keyof typeof KEPT): Element[] => [...(row?.querySelectorAll(KEPT[side]) ?? [])];
  if (!row || [...kept('before'), ...kept('after')].some((cell) => cell.contains(target))) return;
  const at = target.getBoundingClientRect();
  const from = Math.max(...kept('before').map((cell) => cell.getBoundingClientRect().right)) + RING;
  const to = Math.min(...kept('after').map((cell) => cell.getBoundingClientRect().left)) - RING;
  const over = at.right - to;
  // What is wider than the room shows how it begins.
  if (over > 0 && at.width > 0) scroller.scrollLeft += Math.min(over, at.left - from);
  else if (at.left < from && at.width > 0) scroller.scrollLeft -= from - at.left;
}
