import type { ReactNode } from 'react';
import { useBrand } from '../root/theme-root';

const PATHS: Record<string, string> = {
  tunnels: 'M0 48h24a20 20 0 0 1 20-20h32a20 20 0 0 0 20-20h24',
  rack: 'M6 12h108M6 28h108M6 44h108',
  isobars: 'M0 44c20-30 40 6 60-16s40-20 60-14',
  islands: 'M0 40c14-22 34-22 46 0s40 14 48-6 20-14 26-8',
  ridges: 'M0 48l26-30 18 18 22-28 20 26 12-10 22 24',
  bounce: 'M0 46a15 24 0 0 1 30 0a15 24 0 0 1 30 0a15 24 0 0 1 30 0a15 24 0 0 1 30 0',
  pixels: 'M0 44h24v-16h24v-16h24v16h24v16h24',
};

const straight = 'M0 48h40V28h40V8h40';

/** A 120 x 56 drawing in the brand's motif for empty places. */
export function EmptyDrawing(): ReactNode {
  const motif = useBrand()?.motif ?? 'tunnels';
  const path = PATHS[motif] ?? straight;
  return (
    <svg viewBox="0 0 120 56" width="120" height="56" fill="none" aria-hidden="true">
      <path d={path} stroke="var(--line-2)" strokeWidth="12" />
      <path d={path} stroke="var(--surface)" strokeWidth="7" />
      <circle cx="60" cy="28" r="10" fill="var(--brand-tint)" stroke="var(--brand-line)" />
      <circle cx="60" cy="28" r="3.5" fill="var(--accent-mark)" />
    </svg>
  );
}
