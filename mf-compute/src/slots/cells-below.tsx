import { useEffect, useState, type ReactNode } from 'react';
import { Delayed, onDemand, Skeleton, useOnDemand, whenCalm } from '@console/ui';
import type * as homeCells from './home-cells';

/** They please, and the numbers above them say what matters: they come last, and nobody misses them. */
const loaded = onDemand(
  () => import(/* webpackChunkName: "home-cells" */ './home-cells'),
  () => undefined,
);

type Cells = typeof homeCells;

/** As high as the cells will be, in px, so that nothing moves when they come. */
const HEIGHT = 51;

/** The cells of a kind, below its row of the home page's table. */
export function CellsBelow({ isWanted, draw }: { isWanted: boolean; draw: (cells: Cells) => ReactNode }) {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  const cells = useOnDemand(loaded, isCalm && isWanted);
  return (
    <div style={{ minHeight: HEIGHT }}>
      {cells ? (
        draw(cells)
      ) : (
        <Delayed>
          <div style={{ display: 'grid', gap: 7, paddingTop: 8, maxWidth: 'calc(100cqi - 2 * var(--inset))' }}>
            <Skeleton width="100%" height={16} />
            <div className="ui-row">
              <Skeleton width={64} />
              <Skeleton width={64} />
            </div>
          </div>
        </Delayed>
      )}
    </div>
  );
}
