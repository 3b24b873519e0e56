import { useLayoutEffect, useState, type RefObject } from 'react';

/** px of the bar, until it is measured. */
const ASSUMED = 44;
/** px that are free below the bar (`data.css`), and above it. */
const AROUND = 24;

/** px at the end of a table that the bar of its selection floats over: in narrow windows it has lines below each other. */
export function useBarRoom(box: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [height, setHeight] = useState(ASSUMED);
  useLayoutEffect(() => {
    const bar = isShown ? box.current?.querySelector<HTMLElement>(':scope > .ui-selbar') : undefined;
    if (!bar || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setHeight(bar.offsetHeight || ASSUMED));
    observer.observe(bar);
    return () => observer.disconnect();
  }, [box, isShown]);
  return isShown ? height + AROUND : 0;
}
