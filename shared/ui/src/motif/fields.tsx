import type { ReactNode } from 'react';
import { sequence } from './random';

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const WIDTH = 806;
const HEIGHT = 900;

interface Bulges {
  readonly waves: readonly (readonly [count: number, size: number, turn: number])[];
  /** Height by width. */
  readonly flat: number;
}

/** A closed line round a centre that bulges in a few places. */
function blob(x: number, y: number, radius: number, { waves, flat }: Bulges): string {
  const points = range(72).map((i) => {
    const angle = (i / 72) * Math.PI * 2;
    const r = radius * (1 + waves.reduce((sum, [count, size, turn]) => sum + size * Math.cos(count * angle + turn), 0));
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * flat * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const CLOUDS = [
  { x: 250, y: 560, turn: 0, fill: 'var(--brand-9)' },
  { x: 590, y: 330, turn: 2, fill: 'var(--accent)' },
  { x: 420, y: 820, turn: 4, fill: 'var(--brand-7)' },
] as const;

/** Isobars of three slow clouds: nine steps each, every one a little denser and turned a little further. */
export const Isobars = (): ReactNode =>
  CLOUDS.map(({ x, y, turn, fill }) => (
    <g key={fill} fill={fill}>
      {range(9).map((i) => (
        <path
          key={i}
          d={blob(x, y, 320 - i * 34, {
            waves: [
              [3, 0.11, turn + i * 0.15 - Math.PI / 2],
              [5, 0.05, -turn / 2],
            ],
            flat: 0.86,
          })}
          fillOpacity={0.055 + i * 0.018}
        />
      ))}
    </g>
  ));

/** An archipelago of soft blobs: all shallows lie under all islands. */
export function Islands(): ReactNode {
  const next = sequence('islands');
  const islands = range(15).map((i) => ({
    x: 60 + next() * 700,
    y: 50 + i * 58,
    size: 28 + next() * 62,
    turn: next() * 6,
  }));
  const shores = (grow: number): string[] =>
    islands.map(({ x, y, size, turn }) =>
      blob(x, y, size + grow, {
        waves: [
          [2, 0.2, turn],
          [3, 0.12, turn * 2],
        ],
        flat: 0.92,
      }),
    );
  return (
    <>
      <path d={shores(44).join('')} fill="var(--brand-7)" fillOpacity=".2" />
      <path d={shores(20).join('')} fill="var(--brand-7)" fillOpacity=".35" />
      {shores(0).map((shore, i) => (
        <path key={shore} d={shore} fill={i === 6 ? 'var(--accent)' : 'var(--brand-9)'} />
      ))}
    </>
  );
}

/** Field lines that bend round two poles. */
export function Field(): ReactNode {
  const poles = [
    [280, 330],
    [530, 590],
  ] as const;
  return (
    <>
      {range(17).map((i) => {
        const bow = 40 + i * 46;
        return (
          <path
            key={i}
            d={`M280 330C${280 - bow} ${330 + bow * 0.7} ${530 - bow} ${590 + bow * 0.7} 530 590C${530 + bow} ${590 - bow * 0.7} ${280 + bow} ${330 - bow * 0.7} 280 330`}
            stroke="var(--brand-7)"
            strokeOpacity={0.75 - i * 0.035}
            strokeWidth="2"
          />
        );
      })}
      {poles.map(([x, y], i) => (
        <g key={x}>
          <circle cx={x} cy={y} r="34" fill="var(--art-bg)" stroke="var(--brand-6)" strokeWidth="2" />
          <circle cx={x} cy={y} r="12" fill={i ? 'var(--brand-6)' : 'var(--accent)'} />
        </g>
      ))}
    </>
  );
}

/** Ridge lines in five depths. */
export function Ridges(): ReactNode {
  const next = sequence('ridges-2');
  return (
    <>
      <circle cx="590" cy="230" r="64" fill="var(--accent)" />
      {range(5).map((depth) => {
        let y = 300 + depth * 120;
        const line = range(15).map((i) => {
          y += (next() - 0.5) * 130;
          y = Math.max(230 + depth * 115, Math.min(400 + depth * 115, y));
          return `${i * 60 - 10} ${y.toFixed(0)}`;
        });
        return (
          <path
            key={depth}
            d={`M-20 ${HEIGHT}L${line.join('L')}L${WIDTH + 40} ${HEIGHT}Z`}
            fill={`var(--brand-${7 + depth})`}
            stroke="var(--brand-6)"
            strokeOpacity=".35"
          />
        );
      })}
    </>
  );
}

/** Engraved leaves of one sheet, folded. */
export function Leaves(): ReactNode {
  const next = sequence('leaves');
  return range(30).map((i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    const turn = column % 2 === row % 2 ? 38 : -38;
    const lit = next() < 0.1;
    return (
      <g key={i} transform={`translate(${column * 182 + 40} ${row * 170 + 20}) rotate(${turn})`}>
        <path
          d="M0-92C70-40 70 40 0 92C-70 40-70-40 0-92Z"
          fill={lit ? 'var(--accent)' : 'var(--brand-10)'}
          fillOpacity={lit ? 0.9 : 0.8}
        />
        <path
          d={`M0-92V92${range(9)
            .map(
              (k) => `M0 ${k * 18 - 70}l${46 - Math.abs(k - 4) * 7}-20M0 ${k * 18 - 70}l${Math.abs(k - 4) * 7 - 46}-20`,
            )
            .join('')}`}
          stroke={lit ? 'var(--art-bg)' : 'var(--brand-7)'}
          strokeOpacity=".7"
          strokeWidth="1.6"
        />
      </g>
    );
  });
}
