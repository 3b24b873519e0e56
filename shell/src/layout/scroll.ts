import { useEffect, useRef, type RefObject } from 'react';
import { nav } from '@console/area';
import { NavigationType } from '@console/area/router';

/**
 * A new page begins at its top; a step back finds the place where one was. The focus follows a link to the new page, so that
 * the keyboard goes on there.
 */
export function useScrollPlaces(container: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    let { location } = nav.get();
    return nav.subscribe(() => {
      const next = nav.get();
      const element = container.current;
      const isSamePage = next.location.pathname === location.pathname;
      if (element && !isSamePage) {
        places.current.set(location.key, element.scrollTop);
        const top = next.action === NavigationType.Pop ? (places.current.get(next.location.key) ?? 0) : 0;
        requestAnimationFrame(() => {
          element.scrollTop = top;
          const hasOwnFocus = element.contains(document.activeElement) && document.activeElement !== element;
          if (next.action === NavigationType.Push && !hasOwnFocus) element.focus({ preventScroll: true });
        });
      }
      ({ location } = next);
    });
  }, [container]);
}
