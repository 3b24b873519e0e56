import type { ReactNode } from 'react';
import { motifLine } from '../motif/line';
import { useBrand } from '../root/theme-root';
import { Icon } from './icon';
import type { IconName } from './icons';

const PLACE = { position: 'relative', display: 'inline-grid', placeItems: 'center', alignSelf: 'flex-start' } as const;
const MIDDLE = { position: 'absolute', display: 'flex', color: 'var(--brand-text)' } as const;

/** A 120 x 56 drawing in the brand's motif for empty places, with what there is none of in its middle. (look, section 8) */
export function EmptyDrawing({ icon }: { icon?: IconName | undefined }): ReactNode {
  const path = motifLine(useBrand()?.motif ?? 'tunnels');
  return (
    <span style={PLACE}>
      <svg viewBox="0 0 120 56" width="120" height="56" fill="none" strokeLinejoin="round" aria-hidden="true">
        <path d={path} stroke="var(--line-2)" strokeWidth="12" />
        <path d={path} stroke="var(--surface)" strokeWidth="7" />
        <circle cx="60" cy="28" r={icon ? 17 : 10} fill="var(--brand-tint)" stroke="var(--brand-line)" />
        {icon ? null : <circle cx="60" cy="28" r="3.5" fill="var(--accent-mark)" />}
      </svg>
      {icon ? (
        <span style={MIDDLE}>
          <Icon name={icon} size={20} />
        </span>
      ) : null}
    </span>
  );
}
