/**
 * What a difference costs. `read`: the console reads over it. `lost`: something is not shown, and the screen says so. `broken`:
 * what needs the call does not work.
 */
export type Weight = 'read' | 'lost' | 'broken';

/** One way in which a call is not what the contract says. */
export interface Difference {
  readonly weight: Weight;
  /** Where in the response; `[]` for any row of a list, '' for the whole of it. */
  readonly at: string;
  readonly what: string;
  /** What the console does about it. */
  readonly console: string;
  /** How often it was met. */
  readonly count: number;
}

const ORDER: Readonly<Record<Weight, number>> = { read: 0, lost: 1, broken: 2 };

/** The heaviest of them; undefined where there are none. */
export const heaviest = (differences: readonly Pick<Difference, 'weight'>[]): Weight | undefined =>
  differences.map(({ weight }) => weight).toSorted((a, b) => ORDER[b] - ORDER[a])[0];

/** Those that say the same as one, with their counts added up. */
export function merged(differences: readonly Difference[]): Difference[] {
  const found = new Map<string, Difference>();
  for (const one of differences) {
    const key = `${one.weight} ${one.at} ${one.what} ${one.console}`;
    found.set(key, { ...one, count: one.count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()].toSorted((a, b) => ORDER[b.weight] - ORDER[a.weight]);
}
