import { useSyncExternalStore } from 'react';

/** On the document while a person spaces letters or words wider than the page does; what `spaced.css` asks for. */
const MARK = 'data-spaced';
const listeners = new Set<() => void>();

const isMarked = (): boolean => document.documentElement.hasAttribute(MARK);

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/**
 * Whether a person has set a text spacing of their own, by a style of their browser, an extension or a bookmark: what would end
 * in an ellipsis then takes another line. (WCAG 2.2, 1.4.12)
 */
export const useIsSpaced = (): boolean => useSyncExternalStore(subscribe, isMarked);

/**
 * Watches a piece of text that the page itself never spaces: it grows as soon as somebody does.
 * @returns ends it
 */
export function followTextSpacing(): () => void {
  if (typeof ResizeObserver !== 'function') return () => undefined;
  const probe = document.createElement('span');
  probe.className = 'ui-probe';
  probe.ariaHidden = 'true';
  probe.textContent = '0 0';
  document.body.append(probe);
  const observer = new ResizeObserver(() => {
    const { letterSpacing, wordSpacing } = getComputedStyle(probe);
    const isSpaced = [letterSpacing, wordSpacing].some((spacing) => Number.parseFloat(spacing) > 0);
    if (isSpaced === isMarked()) return;
    document.documentElement.toggleAttribute(MARK, isSpaced);
    for (const notify of listeners) notify();
  });
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}
