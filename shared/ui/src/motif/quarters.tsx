import type { ReactNode } from 'react';
import { sequence } from './random';

const CELL = 100;

interface Tile {
  x: number;
  y: number;
  turn: number;
  tone: number;
  lit: boolean;
}

function lay(seed: string): Tile[] {
  const next = sequence(seed);
  const tiles: Tile[] = [];
  for (let y = 0; y < 900; y += CELL)
    for (let x = 0; x < 900; x += CELL)
      tiles.push({ x, y, turn: Math.floor(next() * 4) * 90, tone: 7 + Math.floor(next() * 4), lit: next() < 0.06 });
  return tiles;
}

/** Quarter arcs laid by the brand's name: for brands whose own motif is not drawn. */
export const QuartersMotif = ({ seed }: { seed: string }): ReactNode =>
  lay(seed).map(({ x, y, turn, tone, lit }) => (
    <g key={`${x} ${y}`} transform={`translate(${x + CELL / 2} ${y + CELL / 2}) rotate(${turn})`}>
      <path d="M-50-50A100 100 0 0 1 50 50H-50z" fill={`var(--brand-${tone})`} opacity=".35" />
      <path d="M-50-10A60 60 0 0 1 10 50H-50z" fill="var(--art-bg)" opacity=".6" />
      {lit && <circle cx="-24" cy="24" r="13" fill="var(--accent)" />}
    </g>
  ));
