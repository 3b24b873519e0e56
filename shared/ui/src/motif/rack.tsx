import type { ReactNode } from 'react';

const UNIT = 46;
type Face = 'vents' | 'drives' | 'bars' | 'blank';
const LIGHT: Record<Face, number> = { vents: 0.075, drives: 0.11, bars: 0.15, blank: 0.055 };
const FACE_OF: Record<string, Face> = { v: 'vents', d: 'drives', b: 'bars' };

interface Unit {
  y: number;
  face: Face;
  lit: boolean;
}

/** Units from above; a capital letter has its lamp lit. */
const units: Unit[] = [...'vv bbdDvbbdv Bvddbd '].map((letter, i) => ({
  y: 4 + i * UNIT,
  face: FACE_OF[letter.toLowerCase()] ?? 'blank',
  lit: letter === 'D' || letter === 'B',
}));
const columns = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const FACE: Record<Face, () => ReactNode> = {
  vents: () => (
    <path
      d={[0, 1, 2]
        .map((row) =>
          columns(row === 1 ? 43 : 44)
            .map((i) => `M${110 + (row === 1 ? 5.5 : 0) + i * 11} ${11 + row * 9}h.01`)
            .join(''),
        )
        .join('')}
      stroke="#000"
      strokeOpacity=".5"
      strokeWidth="5.2"
      strokeLinecap="round"
    />
  ),
  drives: () => (
    <>
      <path
        d={columns(10)
          .map((i) => `M${106 + i * 49} 7h36v26h-36z`)
          .join('')}
        fill="#000"
        fillOpacity=".38"
      />
      <path
        d={columns(10)
          .map((i) => `M${110 + i * 49} 28h8`)
          .join('')}
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2"
      />
    </>
  ),
  bars: () => (
    <path d="M106 10h488M106 17h488M106 24h488M106 31h488" stroke="#000" strokeOpacity=".45" strokeWidth="3" />
  ),
  blank: () => null,
};

function RackUnit({ unit }: { unit: Unit }): ReactNode {
  const Front = FACE[unit.face];
  return (
    <g transform={`translate(0 ${unit.y})`}>
      <path d="M70 0h666v40H70z" fill="#fff" fillOpacity={LIGHT[unit.face]} />
      <path d="M85 20h.01M721 20h.01" stroke="#000" strokeOpacity=".4" strokeWidth="10" strokeLinecap="round" />
      <Front />
      {unit.face !== 'blank' && (
        <>
          <path d="M640 17h18v6h-18z" fill={unit.lit ? 'var(--accent)' : '#fff'} fillOpacity={unit.lit ? 1 : 0.3} />
          <path d="M664 17h6v6h-6z" fill="#fff" fillOpacity=".3" />
        </>
      )}
    </g>
  );
}

const HOLES = columns(59)
  .map((i) => `M50 ${5 + i * 15.3}h8v6h-8zM748 ${5 + i * 15.3}h8v6h-8z`)
  .join('');

/** A rack front: vents, drives, lit lamps. */
export const RackMotif = (): ReactNode => (
  <>
    <path d="M40 0h30v900H40zM736 0h30v900h-30z" fill="#fff" fillOpacity=".06" />
    <path d={HOLES} fill="#000" fillOpacity=".5" />
    {units.map((unit) => (
      <RackUnit key={unit.y} unit={unit} />
    ))}
  </>
);
