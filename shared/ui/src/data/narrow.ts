import { useMemo } from 'react';
import type { FilterOption } from '../overlays/filter';
import { compareValues } from './compare';
import type { TableFilter, TableSearch } from './types';
import { useLatest } from './use-latest';

/** A row with its identity. */
export interface Item<Row> {
  readonly id: string;
  readonly row: Row;
}

/** The chosen values of one filter. */
export interface ActiveFilter<Row> {
  filter: TableFilter<Row>;
  values: readonly string[];
}

const PLAIN = /^[\x20-\x7e\n]*$/;

/** Most text is plain, and taking letters apart is slow. */
const fold = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** What of a row is looked through. */
export type Texts<Row> = (row: Row) => readonly (string | null | undefined)[];

/** Lines that were prepared before, by row: a list that is read or drawn anew keeps most of its rows. */
export type Lines = WeakMap<object, string>;

/** One line of a row to look into; accents and case do not count. Prepared once for each row. */
export function haystack<Row>(row: Row, text: Texts<Row>, known: Lines): string {
  const key = typeof row === 'object' && row !== null ? row : undefined;
  const line = (key && known.get(key)) ?? fold(text(row).filter(Boolean).join('\n'));
  if (key) known.set(key, line);
  return line;
}

/** The words of a query; a row must hold every one. */
export const needles = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const asList = (value: string | readonly string[] | null | undefined): readonly string[] =>
  value === null || value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Whether a row passes every filter; within one filter any chosen value will do. */
export const passes = <Row>(row: Row, active: readonly ActiveFilter<Row>[]): boolean =>
  active.every(({ filter, values }) => asList(filter.value(row)).some((value) => values.includes(value)));

type Counts = ReadonlyMap<string, number>;

/** What was counted, by the list and by what reads the value of a row. */
const counted = new WeakMap<object, WeakMap<object, Counts>>();

/** How many rows have each value of a filter: walked once, for a list is drawn with every keystroke in its search. */
function countsOf<Row>({ value }: Pick<TableFilter<Row>, 'value'>, items: readonly Item<Row>[]): Counts {
  const ofItems = counted.get(items) ?? new WeakMap<object, Counts>();
  counted.set(items, ofItems);
  const known = ofItems.get(value);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { row } of items) for (const one of asList(value(row))) counts.set(one, (counts.get(one) ?? 0) + 1);
  ofItems.set(value, counts);
  return counts;
}

/** The word for a value that is no option: that of the option which rows with it also have, as a host pool has an id and a name. */
function wordFor<Row>(value: string, filter: TableFilter<Row>, items: readonly Item<Row>[]): string {
  const also = items.map(({ row }) => asList(filter.value(row))).find((values) => values.includes(value)) ?? [];
  return filter.options?.find((option) => also.includes(option.value))?.label ?? value;
}

/** A filter's options with the number of rows of each; chosen values stay although no row has them. */
export function filterOptions<Row>(
  filter: TableFilter<Row>,
  items: readonly Item<Row>[],
  chosen: readonly string[],
): FilterOption[] {
  const counts = countsOf(filter, items);
  const known: readonly FilterOption[] =
    filter.options ?? [...counts.keys()].sort(compareValues).map((value) => ({ value, label: value }));
  const strays = chosen
    .filter((value) => !known.some((option) => option.value === value))
    .map((value) => ({ value, label: wordFor(value, filter, items) }));
  return [...known, ...strays].map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
}

/** The line of each item, made when somebody searches for the first time. */
function linesOf<Row>(
  items: readonly Item<Row>[],
  text: Texts<Row> | undefined,
  known: Lines,
): () => readonly string[] {
  let lines: readonly string[] | undefined;
  return () => (lines ??= items.map(({ row }) => (text ? haystack(row, text, known) : '')));
}

/**
 * The items that pass every filter and hold every word of a query, at once with each keystroke: to look through ten
 * thousand lines takes a few milliseconds.
 * @param search what of a row is looked through; without it a query narrows nothing
 */
export function useNarrowed<Row>(
  items: readonly Item<Row>[],
  search: TableSearch<Row> | undefined,
  query: string,
  active: readonly ActiveFilter<Row>[],
): readonly Item<Row>[] {
  const passing = useMemo(
    () => (active.length === 0 ? items : items.filter(({ row }) => passes(row, active))),
    [items, active],
  );
  // Another language is another placeholder: then the words of a row may be others, too.
  const placeholder = search?.placeholder;
  const also = search?.also;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const known = useMemo((): Lines => new WeakMap(), [placeholder, also]);
  const text = useLatest(search?.text);
  const lines = useMemo(() => linesOf(passing, text, known), [passing, text, known]);
  return useMemo(() => {
    const words = needles(query);
    if (!text || words.length === 0) return passing;
    const all = lines();
    return passing.filter((_, i) => words.every((word) => all[i]?.includes(word)));
  }, [passing, lines, text, query]);
}
