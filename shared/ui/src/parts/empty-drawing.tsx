import type { ReactNode } from 'react';
import { motifLine } from '../motif/line';
import { useBrand } from '../root/theme-root';

/** A 120 x 56 drawing in the brand's motif for empty places. (look, section 8) */
export function EmptyDrawing(): ReactNode {
  const path = motifLine(useBrand()?.motif ?? 'tunnels');
  return (
    <svg viewBox="0 0 120 56" width="120" height="56" fill="none" strokeLinejoin="round" aria-hidden="true">
      <path d={path} stroke="var(--line-2)" strokeWidth="12" />
      <path d={path} stroke="var(--surface)" strokeWidth="7" />
      <circle cx="60" cy="28" r="10" fill="var(--brand-tint)" stroke="var(--brand-line)" />
      <circle cx="60" cy="28" r="3.5" fill="var(--accent-mark)" />
    </svg>
  );
}
