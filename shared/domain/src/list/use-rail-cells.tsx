import { useEffect, useMemo, useState } from 'react';
import { onDemand, useIsPhone, useOnDemand, whenCalm, type RailItem } from '@console/ui';
import type { Machine } from '../cells/cell';
import { ALL } from './rail';

/** They please, and the bars say what matters: they come last, and nobody misses them. */
const loaded = onDemand(
  () => import(/* webpackChunkName: "rail-cells" */ '../cells/rail-cells'),
  () => undefined,
);

/** Above so many a bar says more than pieces. */
const MOST_MACHINES = 400;

export interface RailCellsOptions<Row> {
  readonly rows: readonly Row[];
  /** Id of the rail's cell that a row belongs to; the same function in every drawing. */
  readonly keyOf: (row: Row) => string;
  /** What a row shows of itself there; without it the bars stay. The same function in every drawing. */
  readonly machineOf: ((row: Row) => Machine) | undefined;
}

/** The rail's cells with a piece for each machine in place of their bars, once the page is calm; never where fingers choose. */
export function useRailCells<Row>(
  items: readonly RailItem[],
  { rows, keyOf, machineOf }: RailCellsOptions<Row>,
): readonly RailItem[] {
  const isPhone = useIsPhone();
  const mayCome = machineOf !== undefined && !isPhone && rows.length <= MOST_MACHINES;
  const isWanted = mayCome && rows.length > 0;
  const [isCalm, setCalm] = useState(false);
  useEffect(() => (isWanted ? whenCalm(() => setCalm(true)) : undefined), [isWanted]);
  const part = useOnDemand(loaded, isCalm && isWanted);
  return useMemo(() => {
    if (!mayCome) return items;
    return items.map((bars) => {
      const item = { ...bars, isTall: true };
      if (!part || !isWanted) return item;
      const own = item.id === ALL ? rows : rows.filter((row) => keyOf(row) === item.id);
      // What could not be read is in the bars alone.
      if (own.length === 0 || item.state !== 'ready' || item.mix?.unknown) return item;
      return { ...item, bar: <part.RailCells machines={own.map(machineOf)} /> };
    });
  }, [part, machineOf, mayCome, isWanted, items, rows, keyOf]);
}
