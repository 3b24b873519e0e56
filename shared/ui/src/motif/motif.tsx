import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { cx } from '../parts/class-names';
import { useBrand } from '../root/theme-root';

type ArtComponent = ComponentType<{ motif: string; seed: string }>;

/**
 * The brand's art in its own colours, generated from geometry; fills the box it stands in. For the sign-in page. The drawing
 * is decoration: it arrives after the page, and without it the ground remains.
 */
export function Motif({ className }: { className?: string }): ReactNode {
  const brand = useBrand();
  const [Art, setArt] = useState<ArtComponent>();
  useEffect(() => {
    let alive = true;
    import('./art').then(
      (module) => alive && setArt(() => module.Art),
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, []);
  return (
    <div className={cx('ui-art', className)} aria-hidden="true">
      {Art && brand && (
        <svg viewBox="0 0 806 900" preserveAspectRatio="xMidYMid slice" fill="none">
          <Art motif={brand.motif} seed={brand.id} />
        </svg>
      )}
    </div>
  );
}
