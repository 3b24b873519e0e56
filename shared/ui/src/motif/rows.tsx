import type { ReactNode } from 'react';
import { sequence } from './random';

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Nested brackets that grow to the right. */
export const Brackets = (): ReactNode =>
  range(13).map((i) => {
    const half = 40 + i * 42;
    const x = 70 + i * 62;
    return (
      <path
        key={i}
        d={`M${x + 70} ${450 - half}h-70v${half * 2}h70`}
        stroke={i === 4 ? 'var(--accent)' : `var(--brand-${6 + (i % 4)})`}
        strokeWidth={i === 4 ? 14 : 10}
        strokeOpacity={i === 4 ? 1 : 0.8}
      />
    );
  });

/** Triangles set like signal flags. */
export function Flags(): ReactNode {
  const next = sequence('flags');
  return range(6).map((row) => (
    <g key={row}>
      <path
        d={`M-20 ${90 + row * 150}Q403 ${130 + row * 150} 826 ${90 + row * 150}`}
        stroke="var(--brand-7)"
        strokeOpacity=".7"
        strokeWidth="2"
      />
      {range(9).map((i) => {
        const x = 18 + i * 90;
        const y = 92 + row * 150 + Math.sin((i / 8) * Math.PI) * 19;
        const lit = next() < 0.13;
        const down = next() < 0.7;
        return (
          <path
            key={i}
            d={down ? `M${x} ${y}h66l-33 84z` : `M${x} ${y}h66v60l-33-20-33 20z`}
            fill={lit ? 'var(--accent)' : `var(--brand-${6 + Math.floor(next() * 5)})`}
            fillOpacity={lit ? 1 : 0.6}
          />
        );
      })}
    </g>
  ));
}

/** The way of a ball that bounces lower every time, 0 to 900 wide from its first touch. */
function bounces(): string {
  let width = 250;
  let path = 'M0 0';
  while (width > 24) {
    path += `a${width / 2} ${width / 2} 0 0 1 ${width} 0`;
    width *= 0.72;
  }
  return path;
}

/** One bouncing arc, repeated; two of the balls are lit. */
export const Bounce = (): ReactNode =>
  range(7).map((row) => {
    const lit = row === 2 || row === 5;
    const paint = lit ? 'var(--accent)' : '#fff';
    return (
      <g
        key={row}
        transform={`translate(${((row * 3) % 4) * 34 - 60} ${130 + row * 128})`}
        opacity={lit ? 1 : 0.18 + row * 0.05}
      >
        <path d={bounces()} stroke={paint} strokeWidth="13" strokeLinecap="round" strokeLinejoin="round" />
        <circle cx="125" cy="-125" r="26" fill={paint} />
      </g>
    );
  });

/** Stacked slots, one pulled out. */
export const Slots = (): ReactNode =>
  range(14).map((i) => {
    const out = i === 5;
    const x = out ? 210 : 110;
    return (
      <g key={i} transform={`translate(${x} ${24 + i * 63})`}>
        <rect
          width="590"
          height="48"
          rx="8"
          fill={out ? 'var(--accent)' : 'var(--brand-10)'}
          fillOpacity={out ? 1 : 0.85}
        />
        <path
          d="M24 24h300"
          stroke={out ? 'var(--art-bg)' : 'var(--brand-7)'}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="1 16"
        />
        <path d="M520 24h40" stroke={out ? 'var(--art-bg)' : 'var(--brand-6)'} strokeWidth="8" strokeLinecap="round" />
      </g>
    );
  });

/** Faceted diamonds in crown rows. */
export function Crown(): ReactNode {
  const next = sequence('crown');
  return range(7).flatMap((row) =>
    range(7).map((i) => {
      const [x, y] = [i * 144 - (row % 2 ? 72 : 0), row * 140 + 40];
      const lit = next() < 0.1;
      const tone = lit ? 'var(--accent)' : 'var(--brand-8)';
      return (
        <g key={`${row} ${i}`} transform={`translate(${x} ${y})`} fill={tone}>
          <path d="M-62-20l30-34h64l30 34z" fillOpacity=".85" />
          <path d="M-62-20h40L0 66z" fillOpacity=".45" />
          <path d="M62-20H22L0 66z" fillOpacity=".6" />
          <path d="M-22-20h44L0 66z" fillOpacity=".75" />
        </g>
      );
    }),
  );
}

/** Offset bars that carry over to the next row. */
export function Carry(): ReactNode {
  const next = sequence('carry-4');
  let from = -60;
  return range(19).map((row) => {
    const length = 150 + next() * 330;
    const start = from;
    from = start + length > 640 ? -60 : start + length * 0.62;
    const lit = row === 7;
    return (
      <g key={row}>
        <path d={`M0 ${30 + row * 47}H806`} stroke="var(--brand-9)" strokeOpacity=".35" strokeWidth="2" />
        <rect
          x={start}
          y={16 + row * 47}
          width={length}
          height="28"
          rx="3"
          fill={lit ? 'var(--accent)' : `var(--brand-${7 + (row % 4)})`}
          fillOpacity={lit ? 1 : 0.85}
        />
      </g>
    );
  });
}
