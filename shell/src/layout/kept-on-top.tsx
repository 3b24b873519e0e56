import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** How far down the page nothing may float, in px: what floats begins below it (`overlays.css`, `toasts.css`). */
const KEPT = '--kept-top';

/** Lines that are always there: toasts, dialogs and drawers leave them free. */
export function KeptOnTop({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      if (place.current) style.setProperty(KEPT, `${Math.ceil(place.current.getBoundingClientRect().bottom)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      style.removeProperty(KEPT);
    };
  }, []);
  return (
    <div className="shell-kept" ref={place}>
      {children}
    </div>
  );
}
