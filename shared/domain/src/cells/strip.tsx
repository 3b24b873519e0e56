import './cells.css';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useLocationSlugs } from '@console/area';
import { Link } from '@console/area/router';
import { atLeast, isBrowserKey, StatusShape, useFormat, useIsPhone } from '@console/ui';
import { cellsOf, countsOf, type Cell, type Machine } from './cell';
import { useCellTexts } from './texts';

/** Above so many machines a cell stands for ten. */
const MOST = 400;
/** The same where they would be too narrow for a finger. */
const MOST_ON_PHONE = 60;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys walk from cell to cell: all of them are one stop of the Tab key. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (isBrowserKey(event)) return;
  const cells = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = cells.findIndex((cell) => cell === event.currentTarget);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: cells.length - 1 };
  const step = STEPS[event.key];
  const next = ends[event.key] ?? (step === undefined ? undefined : at + step);
  if (next === undefined) return;
  event.preventDefault();
  cells[Math.max(0, Math.min(cells.length - 1, next))]?.focus();
}

export interface StripProps {
  readonly machines: readonly Machine[];
  /** There are more that nobody knows of: counts are at least so many. */
  readonly isPart: boolean;
  /** Name of the list. */
  readonly label: string;
  /** Where those stand that one cell stands for. */
  readonly to: string;
}

/** One cell for each machine, as wide as its price, in the shape of its state; below them what the one under the pointer is. */
export function Strip({ machines, isPart, label, to }: StripProps) {
  const places = useLocationSlugs();
  const most = useIsPhone() ? MOST_ON_PHONE : MOST;
  const groups = useMemo(() => cellsOf(machines, places, most), [machines, places, most]);
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const textsOf = useCellTexts();
  const { number } = useFormat();
  const cells = groups.flat();
  const idOf = (cell: Cell): string => cell.first.id;
  const shown = cells.find((cell) => idOf(cell) === (pointed ?? focused));
  const stop = cells.some((cell) => idOf(cell) === focused) ? focused : cells[0] && idOf(cells[0]);
  const texts = shown && textsOf(shown);
  return (
    <div className="domain-cells">
      <ul aria-label={label} data-many={cells.length > 120 || undefined}>
        {groups.map((group) =>
          group.map((cell, i) => {
            const id = idOf(cell);
            return (
              <li key={id} data-first={i === 0 || undefined} style={{ flexGrow: cell.weight }}>
                <Link
                  to={cell.machines.length === 1 ? cell.worst.to : to}
                  aria-label={textsOf(cell).label}
                  tabIndex={id === stop ? 0 : -1}
                  onPointerEnter={() => setPointed(id)}
                  onPointerLeave={() => setPointed(undefined)}
                  onFocus={() => setFocused(id)}
                  onBlur={() => setFocused(undefined)}
                  onKeyDown={walk}
                >
                  <i className={`domain-cell ${cell.worst.state}`} />
                </Link>
              </li>
            );
          }),
        )}
      </ul>
      <p aria-hidden="true">
        {shown && texts ? (
          <>
            <StatusShape state={shown.worst.state} />
            <b>{texts.name}</b>
            <span>{texts.facts}</span>
          </>
        ) : (
          countsOf(machines).map(({ state, status, n }) => (
            <span key={status}>
              <StatusShape state={state} />
              {`${isPart ? atLeast(number(n)) : number(n)} ${status}`}
            </span>
          ))
        )}
      </p>
    </div>
  );
}
