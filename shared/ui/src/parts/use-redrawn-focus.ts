import { useCallback, useRef, type Ref, type RefCallback } from 'react';

function hand<E>(ref: Ref<E> | undefined, element: E | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/**
 * Keeps the focus where one thing is drawn as another element by turns: a link as a button that says why it is off, a button
 * with a tooltip around it and without.
 * @param ref of whoever draws it, if they have one
 * @returns the ref of each of the elements
 */
export function useRedrawnFocus<E extends HTMLElement>(ref?: Ref<E>): RefCallback<E> {
  const drawn = useRef<E>(null);
  const hadFocus = useRef(false);
  return useCallback(
    (element) => {
      // An element that goes is let go before it leaves the page.
      if (!element) hadFocus.current = drawn.current !== null && drawn.current === document.activeElement;
      else if (hadFocus.current && element !== drawn.current) element.focus({ preventScroll: true });
      drawn.current = element ?? drawn.current;
      hand(ref, element);
    },
    [ref],
  );
}
