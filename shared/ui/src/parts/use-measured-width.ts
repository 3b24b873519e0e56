import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** px, until it is measured. */
const ASSUMED = 880;

/** How wide an element is now. */
export function useMeasuredWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(ASSUMED);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const measure = (): void => setWidth(element.clientWidth || ASSUMED);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
