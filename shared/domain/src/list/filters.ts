import type { TableFilter } from '@console/ui/data';

/** One choice of a filter. */
export interface ListOption {
  readonly value: string;
  readonly label: string;
}

/** What stands in the address for nothing. */
export const NONE = 'none';

/**
 * Each value once, in the order of its label: the address keeps the value, which no rename changes. Of two values under the same
 * words each says itself, as accounts of one name do; what is one thing to a person has one value.
 */
export function optionsOf<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string,
  labelOf: (row: Row) => string,
): ListOption[] {
  const labels = new Map<string, string>();
  for (const row of rows) {
    const value = valueOf(row);
    if (!labels.has(value)) labels.set(value, labelOf(row));
  }
  const counts = new Map<string, number>();
  for (const label of labels.values()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...labels]
    .map(([value, label]) => ({ value, label: counts.get(label) === 1 ? label : `${label} (${value})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/**
 * A filter of the values that occur, each under its name; one without a name (yet) under itself, and nothing under `none`.
 */
export const filterBy = <Row>(
  id: string,
  label: string,
  rows: readonly Row[],
  value: (row: Row) => string,
  nameOf: (row: Row) => string | undefined,
  none = '',
): TableFilter<Row> => {
  const labelOf = (row: Row): string => {
    const key = value(row);
    return nameOf(row) || (key === NONE ? none : key);
  };
  return { id, label, value, options: optionsOf(rows, value, labelOf) };
};
