import { useEffect, useState } from 'react';
import { placeOf, returnFocus } from '../parts/focus';

/**
 * Looks after the focus when an overlay has gone and what opened it is not there to take it back: a button that was drawn
 * anew while the work ran. What stands in its place gets it, else the heading. Another page looks after it itself.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => ({ place: placeOf(document.activeElement), page: window.location.pathname }));
  useEffect(() => () => returnFocus(before.place, () => window.location.pathname === before.page), [before]);
}
