import type { ReactNode } from 'react';

const SIDE = 20;
const [COLUMNS, ROWS] = [41, 45];
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** How bright the field is at a cell: slow waves that rise towards the foot. */
const light = (column: number, row: number): number =>
  row / 36 - 0.3 + 0.28 * Math.sin(column / 5.2 + row / 9) - 0.12 * Math.cos(column / 2.7);

const square = (column: number, row: number): string => `M${column * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`;

/** Squares by how they are painted: an opacity in hundredths, or the accent where the field is brightest. */
function dither(): Map<number | 'accent', string> {
  const groups = new Map<number | 'accent', string>();
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const rank = BAYER[(row % 4) * 4 + (column % 4)] ?? 0;
      const bright = light(column, row);
      if (bright <= (rank + 0.2) / 16) continue;
      const paint = rank < 4 && bright > 0.92 ? 'accent' : Math.round(100 * Math.min(0.46, 0.22 + 0.3 * bright));
      groups.set(paint, (groups.get(paint) ?? '') + square(column, row));
    }
  return groups;
}

const groups = [...dither()];

/** Pixels of an ordered dither. */
export const Pixels = (): ReactNode => (
  <g fill="#fff" shapeRendering="crispEdges">
    {groups.map(([paint, d]) =>
      paint === 'accent' ? (
        <path key={paint} d={d} fill="var(--accent)" />
      ) : (
        <path key={paint} d={d} fillOpacity={paint / 100} />
      ),
    )}
  </g>
);
