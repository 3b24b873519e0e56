import './cells.css';
import { useMemo } from 'react';
import { useLocationSlugs } from '@console/area';
import { useNavigate } from '@console/area/router';
import { cellsOf, type Machine } from './cell';
import { useCellTexts } from './texts';

/** So many fit a cell of the rail: above them one stands for ten machines. */
const MOST = 40;

/**
 * The machines that a cell of a rail counts, one piece for each: in the shape of its state, as wide as its price, with both
 * under the pointer; a press leads to it. It is for the eye: the table below has the same as links.
 */
export function RailCells({ machines }: { readonly machines: readonly Machine[] }) {
  const places = useLocationSlugs();
  const navigate = useNavigate();
  const textsOf = useCellTexts();
  const groups = useMemo(() => cellsOf(machines, places, MOST), [machines, places]);
  return (
    <span className="domain-rail-cells" aria-hidden="true">
      {groups.flatMap((cells) =>
        cells.map((cell, i) => {
          const { first, worst, weight } = cell;
          const to = cell.machines.length === 1 ? first.to : undefined;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the eye alone
            <i
              key={first.id}
              className={`domain-cell ${worst.state}`}
              data-first={i === 0 || undefined}
              data-to={to}
              title={textsOf(cell).label}
              style={{ flexGrow: weight }}
              onClick={(event) => {
                // What stands for several chooses the rail's cell, as the place around it does.
                if (to === undefined) return;
                event.stopPropagation();
                void navigate(to);
              }}
            />
          );
        }),
      )}
    </span>
  );
}
