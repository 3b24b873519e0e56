import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from '../parts/class-names';
import { onDemand, useOnDemand } from '../root/on-demand';
import { useBrand } from '../root/theme-root';

const part = onDemand(
  () => import(/* webpackChunkName: "motif" */ './drawing'),
  () => undefined,
);

export interface MotifProps {
  className?: string;
  /** So many of its lamps are lit at most: one for each place of the site. Default all. */
  places?: number;
  /** Whether it draws itself before one's eyes, once for each load of the page. */
  draws?: boolean;
}

/**
 * The brand's art in its own colours, generated from geometry; fills the box it stands in. For the sign-in page. The drawing
 * is decoration: it arrives after the page, and without it the ground remains.
 */
export function Motif({ className, places = Infinity, draws = false }: MotifProps): ReactNode {
  const brand = useBrand();
  const drawing = useOnDemand(part);
  const art = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const svg = art.current;
    if (!svg || !drawing) return undefined;
    drawing.frame(svg);
    drawing.light(svg, places);
    if (draws) drawing.draw(svg);
    const observer = new ResizeObserver(() => drawing.frame(svg));
    observer.observe(svg);
    return () => observer.disconnect();
  }, [drawing, places, draws]);
  return (
    <div className={cx('ui-art', className)} aria-hidden="true">
      {drawing && brand && (
        <svg ref={art} viewBox="0 0 806 900" preserveAspectRatio="xMidYMid slice" fill="none">
          <drawing.Art motif={brand.motif} seed={brand.id} />
        </svg>
      )}
    </div>
  );
}
