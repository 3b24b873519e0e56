import type { ReactNode } from 'react';
import { useBrand } from '../root/theme-root';
import { cx } from './class-names';
import { GridMotif } from './motif-grid';
import { RackMotif } from './motif-rack';
import { TunnelsMotif } from './motif-tunnels';

const OWN: Record<string, () => ReactNode> = { tunnels: TunnelsMotif, rack: RackMotif };

/** The brand's art in its own colours; fills the box it stands in. For the sign-in page. */
export function Motif({ className }: { className?: string }): ReactNode {
  const brand = useBrand();
  const Own = OWN[brand?.motif ?? ''];
  return (
    <div className={cx('ui-art', className)} aria-hidden="true">
      <svg viewBox="0 0 806 900" preserveAspectRatio="xMidYMid slice" fill="none">
        {Own ? <Own /> : <GridMotif seed={brand?.id ?? ''} />}
      </svg>
    </div>
  );
}
