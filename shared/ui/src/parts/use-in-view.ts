import { useEffect, useRef, type RefObject } from 'react';

/** px that stay free beside the selected tab: there the edge fades, and its neighbour is seen to be there. */
const NEIGHBOUR = 40;

/**
 * Where the row is wider than the page, the selected tab is brought into it: an address may name the last one, and counts that
 * come later push it out again.
 */
export function useInView<Row extends HTMLElement>(selected: number, counts = ''): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const tab = row.current?.children[selected];
    if (!row.current || !tab) return;
    const [edge, box] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    const [before, after] = [box.left - edge.left - NEIGHBOUR, box.right - edge.right + NEIGHBOUR];
    if (before < 0) row.current.scrollLeft += before;
    else if (after > 0) row.current.scrollLeft += after;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with other counts the row is as wide as they make it
  }, [selected, counts]);
  return row;
}
