import type { ReactNode } from 'react';

const CELL = 150;
const HALF = CELL / 2;

/** Rows from above the edge to below it: two quarter turns one way (a) or the other (b), a crossing (x), a lit one (o). */
const TILES = ['boaaxoa', 'abaxabb', 'aabaabb', 'abbbobx', 'bbboaab', 'bbbbaxo', 'bbxoabx', 'bbaoabb'];

interface Burrow {
  path: string;
  chambers: { x: number; y: number; lit: boolean }[];
}
/** Two quarter turns from the middles of a tile's sides: at its upper right and lower left, or the other way round. */
const turnsOf = (tile: string, x: number, y: number): string =>
  tile === 'a'
    ? `M${x + HALF} ${y}a${HALF} ${HALF} 0 0 0 ${HALF} ${HALF}M${x} ${y + HALF}a${HALF} ${HALF} 0 0 1 ${HALF} ${HALF}`
    : `M${x + HALF} ${y}a${HALF} ${HALF} 0 0 1-${HALF} ${HALF}M${x + CELL} ${y + HALF}a${HALF} ${HALF} 0 0 0-${HALF} ${HALF}`;

/** Tiles of two quarter turns or a crossing; chambers stand on crossings. */
function dig(): Burrow {
  const path: string[] = [];
  const chambers: Burrow['chambers'] = [];
  for (const [row, tiles] of TILES.entries())
    for (const [column, tile] of [...tiles].entries()) {
      const [x, y] = [(column - 1) * CELL, (row - 1) * CELL];
      const isCrossing = tile === 'x' || tile === 'o';
      path.push(isCrossing ? `M${x} ${y + HALF}h${CELL}M${x + HALF} ${y}v${CELL}` : turnsOf(tile, x, y));
      if (isCrossing) chambers.push({ x: x + HALF, y: y + HALF, lit: tile === 'o' });
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
