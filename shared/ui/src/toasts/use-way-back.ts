import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusHeading, isFocusLost, takesFocus } from '../parts/focus';

/**
 * What the toasts do with the focus that a key has led to them: one that goes hands it on to the next, and the last one to
 * where it came from, else to the heading of the page.
 * @param shown what the host shows; whenever it changes a toast may have gone
 */
export function useWayBack(frame: RefObject<HTMLElement | null>, shown: unknown) {
  const origin = useRef<HTMLElement>(undefined);
  const isInside = useRef(false);
  const goBack = useCallback((): void => {
    isInside.current = false;
    if (!takesFocus(origin.current)) focusHeading();
  }, []);
  useEffect(() => {
    if (!isInside.current || !isFocusLost()) return;
    const next = frame.current?.querySelector<HTMLElement>('[role=alert]');
    if (next) next.focus();
    else goBack();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it looks whenever a toast may have gone
  }, [frame, goBack, shown]);
  return {
    goBack,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      isInside.current = true;
      if (relatedTarget instanceof HTMLElement && !frame.current?.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // What is taken away with the focus is not left by anybody.
      if (target.isConnected && !frame.current?.contains(relatedTarget instanceof Node ? relatedTarget : null))
        isInside.current = false;
    },
  };
}
