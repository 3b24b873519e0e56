import type { ReactNode } from 'react';
import { sequence } from './random';

const CELL = 150;
const HALF = CELL / 2;

interface Burrow {
  path: string;
  chambers: { x: number; y: number; lit: boolean }[];
}

/** Tiles of two quarter turns or a crossing; chambers stand on crossings. */
function dig(): Burrow {
  const next = sequence('tunnels');
  const path: string[] = [];
  const chambers: Burrow['chambers'] = [];
  for (let y = -CELL; y < 1050; y += CELL)
    for (let x = -CELL; x < 950; x += CELL) {
      const kind = next();
      const [cx, cy] = [x + HALF, y + HALF];
      if (kind < 0.16) {
        path.push(`M${x} ${cy}h${CELL}M${cx} ${y}v${CELL}`);
        chambers.push({ x: cx, y: cy, lit: next() < 0.55 });
      } else if (kind < 0.58)
        path.push(
          `M${cx} ${y}A${HALF} ${HALF} 0 0 0 ${x + CELL} ${cy}M${x} ${cy}A${HALF} ${HALF} 0 0 1 ${cx} ${y + CELL}`,
        );
      else
        path.push(
          `M${cx} ${y}A${HALF} ${HALF} 0 0 1 ${x} ${cy}M${x + CELL} ${cy}A${HALF} ${HALF} 0 0 0 ${cx} ${y + CELL}`,
        );
    }
  return { path: path.join(''), chambers };
}

const burrow = dig();

/** Tunnels and lit chambers. */
export const TunnelsMotif = (): ReactNode => (
  <>
    <path d={burrow.path} stroke="var(--brand-10)" strokeWidth="60" />
    <path d={burrow.path} stroke="var(--art-bg)" strokeWidth="37.5" />
    <path d={burrow.path} stroke="var(--brand-8)" strokeWidth="3.3" />
    {burrow.chambers.map(({ x, y, lit }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle r="45" fill="var(--brand-10)" />
        <circle r="31.5" fill="var(--art-bg)" />
        <circle r="12.75" fill={lit ? 'var(--accent)' : 'var(--brand-6)'} />
      </g>
    ))}
  </>
);
