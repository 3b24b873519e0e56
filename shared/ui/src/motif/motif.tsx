import type { ReactNode } from 'react';
import { cx } from '../parts/class-names';
import { onDemand, useOnDemand } from '../root/on-demand';
import { useBrand } from '../root/theme-root';

const art = onDemand(
  () => import('./art'),
  () => undefined,
);

/**
 * The brand's art in its own colours, generated from geometry; fills the box it stands in. For the sign-in page. The drawing
 * is decoration: it arrives after the page, and without it the ground remains.
 */
export function Motif({ className }: { className?: string }): ReactNode {
  const brand = useBrand();
  const drawing = useOnDemand(art);
  return (
    <div className={cx('ui-art', className)} aria-hidden="true">
      {drawing && brand && (
        <svg viewBox="0 0 806 900" preserveAspectRatio="xMidYMid slice" fill="none">
          <drawing.Art motif={brand.motif} seed={brand.id} />
        </svg>
      )}
    </div>
  );
}
