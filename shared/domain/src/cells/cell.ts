import { sum, type Money } from '@console/api';
import type { StatusState } from '@console/ui';

/** A machine as a cell shows it. */
export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly state: StatusState;
  /** Of the state, as its list says it. */
  readonly status: string;
  /** Slug of its location. */
  readonly place: string;
  /** A month before tax; undefined where it is not known. */
  readonly monthly: Money | undefined;
  /** Path of its page. */
  readonly to: string;
}

/** One machine, or several that stand side by side where there are too many. */
export interface Cell {
  readonly first: Machine;
  readonly machines: readonly Machine[];
  /** Of the one that needs a person most. */
  readonly worst: Machine;
  /** Of all of them; undefined where one is not known. */
  readonly monthly: Money | undefined;
  /** How wide it is beside the others: its price, where that is known. */
  readonly weight: number;
}

/** What needs a person comes first. */
const URGENCY: readonly StatusState[] = ['broken', 'notice', 'working', 'idle', 'good', 'gone'];

/** Of the dearest cell: a cheaper one is no narrower, or nobody would find it. */
const LEAST_SHARE = 0.12;

const worstOf = (first: Machine, machines: readonly Machine[]): Machine =>
  machines.reduce(
    (worst, machine) => (URGENCY.indexOf(machine.state) < URGENCY.indexOf(worst.state) ? machine : worst),
    first,
  );

const priceOf = (machines: readonly Machine[]): Money | undefined => {
  const prices = machines.map(({ monthly }) => monthly);
  return prices.every((price) => price !== undefined) ? sum(prices) : undefined;
};

/** How many machines a cell stands for: one, ten, a hundred … so that there are no more cells than `most`. */
export function machinesPerCell(count: number, most: number): number {
  let size = 1;
  while (Math.ceil(count / size) > most) size *= 10;
  return size;
}

/**
 * The cells of machines, in the order of their places. A cell never stands for machines of two places, so there may be one
 * more than `most` for each.
 * @param places slugs in their order; machines elsewhere come last
 */
export function cellsOf(machines: readonly Machine[], places: readonly string[], most: number): Cell[][] {
  const size = machinesPerCell(machines.length, most);
  const byPlace = new Map<string, Machine[]>(places.map((place) => [place, []]));
  for (const machine of machines) {
    const list = byPlace.get(machine.place);
    if (list) list.push(machine);
    else byPlace.set(machine.place, [machine]);
  }
  const groups = [...byPlace.values()].map((list) =>
    Array.from({ length: Math.ceil(list.length / size) }).flatMap((_, i) => {
      const some = list.slice(i * size, (i + 1) * size);
      const [first] = some;
      return first ? [{ first, machines: some, worst: worstOf(first, some), monthly: priceOf(some) }] : [];
    }),
  );
  const known = groups.flat().flatMap(({ monthly }) => (monthly ? [Number(monthly)] : []));
  const dearest = Math.max(0, ...known);
  // What costs nobody knows what is as wide as the others are on average.
  const usual = known.reduce((all, one) => all + one, 0) / known.length;
  const weigh = (monthly: Money | undefined): number =>
    dearest === 0 ? 1 : Math.max((monthly ? Number(monthly) : usual) / dearest, LEAST_SHARE);
  return groups.map((cells) => cells.map((cell) => ({ ...cell, weight: weigh(cell.monthly) })));
}

/** How many machines are in each state, as their status says it, those that need a person first. */
export function countsOf(machines: readonly Machine[]): { state: StatusState; status: string; n: number }[] {
  const counts = new Map<string, { state: StatusState; status: string; n: number }>();
  for (const { state, status } of machines) {
    const count = counts.get(status);
    if (count) count.n += 1;
    else counts.set(status, { state, status, n: 1 });
  }
  return [...counts.values()].toSorted((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state));
}
