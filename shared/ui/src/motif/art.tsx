import type { ReactNode } from 'react';
import { Field, Islands, Isobars, Leaves, Ridges } from './fields';
import { Axes, Blueprint, Cells, Floor, Lattice, Planes } from './grids';
import type { MotifName } from './names';
import { Pixels } from './pixels';
import { QuartersMotif } from './quarters';
import { RackMotif } from './rack';
import { Bounce, Brackets, Carry, Crown, Flags, Slots } from './rows';
import { TunnelsMotif } from './tunnels';

const ART: Record<string, () => ReactNode> = {
  axes: Axes,
  blueprint: Blueprint,
  bounce: Bounce,
  brackets: Brackets,
  carry: Carry,
  cells: Cells,
  crown: Crown,
  field: Field,
  flags: Flags,
  floor: Floor,
  islands: Islands,
  isobars: Isobars,
  lattice: Lattice,
  leaves: Leaves,
  pixels: Pixels,
  planes: Planes,
  rack: RackMotif,
  ridges: Ridges,
  slots: Slots,
  tunnels: TunnelsMotif,
} satisfies Record<MotifName, () => ReactNode>;

/** The art of a motif on a field of 806 x 900; an unknown one is laid from quarter arcs by the brand's name. */
export function Art({ motif, seed }: { motif: string; seed: string }): ReactNode {
  const Own = ART[motif];
  return Own ? <Own /> : <QuartersMotif seed={seed} />;
}
