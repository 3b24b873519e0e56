import type { ReactNode } from 'react';
import { sequence } from './random';

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const cells = (columns: number, rows: number): [column: number, row: number][] =>
  range(rows).flatMap((row) => range(columns).map((column): [number, number] => [column, row]));

/** Ten cells in a row, on and off. */
export function Cells(): ReactNode {
  const next = sequence('ten');
  return cells(10, 12).map(([column, row]) => {
    const on = next() < 0.42;
    const lit = on && next() < 0.12;
    return (
      <rect
        key={`${column} ${row}`}
        x={22 + column * 77}
        y={14 + row * 74}
        width="64"
        height="60"
        fill={lit ? 'var(--accent)' : 'var(--brand-8)'}
        fillOpacity={lit ? 1 : on ? 0.55 : 0.12}
      />
    );
  });
}

/** Floor tiles of a hall in plan, with rows of cabinets. */
export function Floor(): ReactNode {
  const next = sequence('hall');
  return (
    <>
      <path
        d={
          range(19)
            .map((i) => `M${i * 45} 0V900`)
            .join('') +
          range(21)
            .map((i) => `M0 ${i * 45}H806`)
            .join('')
        }
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="1.5"
      />
      {range(5).flatMap((aisle) =>
        range(14).map((i) => {
          const lit = next() < 0.06;
          return (
            <rect
              key={`${aisle} ${i}`}
              x={48 + i * 45 + (i > 6 ? 45 : 0)}
              y={93 + aisle * 180}
              width="39"
              height="84"
              fill={lit ? 'var(--accent)' : '#fff'}
              fillOpacity={lit ? 1 : 0.14 + next() * 0.16}
            />
          );
        }),
      )}
    </>
  );
}

const STEP = 130;
/** Upper corners of what is seen through the screen. */
const HOLES = [
  [290, 263],
  [550, 653],
] as const;

/** A band of the lattice: a dark edge that casts it over the other, wood, a grain. */
const Band = ({ d }: { d: string }): ReactNode => (
  <>
    <path d={d} stroke="var(--art-bg)" strokeWidth="58" />
    <path d={d} stroke="var(--brand-9)" strokeWidth="44" />
    <path d={d} stroke="var(--brand-8)" strokeWidth="32" />
    <path d={d} stroke="var(--brand-10)" strokeWidth="2" />
  </>
);

/** A woven lattice screen: at every second crossing the falling band lies over the rising one. */
export function Lattice(): ReactNode {
  const falling = range(14).map((i) => `M${i * STEP - 990}-20l960 960`);
  const rising = range(14).map((i) => `M${i * STEP + 10}-20l-960 960`);
  const crossings = cells(14, 14).map(([i, j]) => ({
    x: ((i + j) * STEP - 980) / 2,
    y: ((j - i) * STEP + 960) / 2,
    isOver: (i + j) % 2 === 0,
  }));
  const over = crossings.filter(({ isOver }) => isOver).map(({ x, y }) => `M${x - 32} ${y - 32}l64 64`);
  return (
    <>
      <Band d={falling.join('')} />
      <Band d={rising.join('')} />
      <Band d={over.join('')} />
      {HOLES.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}l22 22-22 22-22-22z`} fill="var(--accent)" />
      ))}
    </>
  );
}

/** Isometric planes, offset. */
export function Planes(): ReactNode {
  const next = sequence('planes');
  return cells(4, 13).map(([column, row]) => {
    const x = column * 260 + (row % 2 ? 130 : 0);
    const y = row * 75 - 20;
    const lift = Math.floor(next() * 4) * 18;
    const lit = next() < 0.07;
    return (
      <g key={`${column} ${row}`}>
        <path
          d={`M${x - 118} ${y - lift}l118 68 118-68v${lift + 10}l-118 68-118-68z`}
          fill="var(--brand-9)"
          fillOpacity=".5"
        />
        <path
          d={`M${x} ${y - lift - 68}l118 68-118 68-118-68z`}
          fill={lit ? 'var(--accent)' : `var(--brand-${5 + lift / 18})`}
          stroke="var(--art-bg)"
          strokeWidth="2"
        />
      </g>
    );
  });
}

/** A blueprint grid with dimension lines. */
export function Blueprint(): ReactNode {
  return (
    <g stroke="var(--brand-6)" strokeOpacity=".55" strokeWidth="1.5">
      <path
        d={
          range(33)
            .map((i) => `M${i * 25} 0V900`)
            .join('') +
          range(37)
            .map((i) => `M0 ${i * 25}H806`)
            .join('')
        }
        strokeOpacity=".14"
      />
      <path d="M125 200h375v250h175v275H125zM125 450h375M300 200v250M500 450v275" strokeWidth="4" strokeOpacity=".9" />
      <path d="M300 380a70 70 0 0 1 70 70M500 610a65 65 0 0 0-65-65" />
      <path d="M125 160h550M75 200v525M725 450v275" />
      <path
        d="M125 150v20M300 150v20M500 150v20M675 150v20M65 200h20M65 450h20M65 725h20M715 450h20M715 725h20"
        strokeWidth="3"
        strokeOpacity=".9"
      />
      <circle cx="300" cy="450" r="9" fill="var(--accent)" stroke="none" />
      <circle cx="500" cy="450" r="9" fill="var(--accent)" stroke="none" />
    </g>
  );
}

/** Crossing axes with plotted points, ticks on both. */
export function Axes(): ReactNode {
  const next = sequence('axes');
  return (
    <>
      <path
        d={range(17)
          .map((i) => `M${i * 50} 0V900M0 ${20 + i * 50}H806`)
          .join('')}
        stroke="var(--brand-8)"
        strokeOpacity=".16"
        strokeWidth="1.5"
      />
      <path
        d={range(17)
          .map((i) => `M${i * 50} 610v20M290 ${20 + i * 50}h20`)
          .join('')}
        stroke="var(--brand-6)"
        strokeWidth="3"
      />
      <path d="M0 620H806M300 0V900" stroke="var(--brand-6)" strokeWidth="4" />
      <path d="M-20 892L826 173" stroke="var(--accent)" strokeWidth="4" strokeDasharray="2 14" strokeLinecap="round" />
      {range(130).map((i) => {
        const x = next() * 806;
        const y = 620 - (x - 300) * 0.85 + (next() + next() - 1) * 260;
        return (
          <circle
            key={i}
            cx={x}
            cy={y}
            r={5 + next() * 12}
            fill={next() < 0.14 ? 'var(--accent)' : 'var(--brand-7)'}
            fillOpacity={0.45 + next() * 0.5}
          />
        );
      })}
    </>
  );
}
