import type { ReactNode } from 'react';
import { useBrand } from '../root/theme-root';
import { cx } from './class-names';

/** The brand's mark, drawn from its data. `ink` paints with the text colour around it instead of the brand's. */
export function BrandMark({
  size = 22,
  ink,
  className,
}: {
  size?: number;
  ink?: boolean;
  className?: string;
}): ReactNode {
  const brand = useBrand();
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={cx('ui-mark', className)}
      style={ink ? { color: 'inherit' } : undefined}
      aria-hidden="true"
    >
      {brand?.mark.map((shape, i) => {
        const paint = shape.paint === 'accent' ? 'var(--accent)' : 'currentColor';
        return shape.stroke === undefined ? (
          <path key={i} d={shape.d} fill={paint} opacity={shape.opacity} />
        ) : (
          <path key={i} d={shape.d} fill="none" stroke={paint} strokeWidth={shape.stroke} opacity={shape.opacity} />
        );
      })}
    </svg>
  );
}
