import type { Column, TableFilter, TableSearch } from '@console/ui/data';
import { keyOf } from './label';
import { LabelChips } from './label-chips';
import { labelCounts, type LabelSet } from './label-set';
import { text } from './texts';

interface Labelled {
  readonly uuid: string;
}

export interface ListParts<Row> {
  readonly column: Column<Row>;
  readonly filter: TableFilter<Row>;
  /** A search that finds rows by their labels, too. */
  readonly searched: (search: TableSearch<Row>) => TableSearch<Row>;
}

/** Choices that are no label: none at all, and a key with any value. */
const NONE = '=';
const anyOf = (key: string): string => `${key}=`;

/** What can be chosen: no label, each key that has several values, and each label, of these rows. */
function filterOptions(labels: LabelSet, rows: readonly Labelled[]) {
  const own = new Map(rows.flatMap(({ uuid }) => (labels.has(uuid) ? [[uuid, labels.get(uuid) ?? []]] : [])));
  const all = [...labelCounts(own).keys()];
  const values = new Map<string, number>();
  for (const label of all) values.set(keyOf(label), (values.get(keyOf(label)) ?? 0) + 1);
  const keys = [...values].flatMap(([key, count]) => (count > 1 ? [key] : []));
  return [
    { value: NONE, label: text('filter.none') },
    ...keys.map((key) => ({ value: anyOf(key), label: text('filter.any', { key }) })),
    ...all.map((label) => ({ value: label, label })),
  ];
}

/** What a list shows of labels. The column is off until it is chosen. */
export function listParts<Row extends Labelled>(labels: LabelSet, rows: readonly Row[]): ListParts<Row> {
  const of = ({ uuid }: Row): readonly string[] => labels.get(uuid) ?? [];
  /** The same pair until one of both changes: with another one each row is read anew. */
  let also: readonly [unknown, LabelSet] = [undefined, labels];
  return {
    column: {
      id: 'labels',
      header: text('column'),
      width: 220,
      hidden: true,
      value: (row) => of(row).join(', ') || null,
      cell: (row) => <LabelChips labels={of(row)} />,
    },
    filter: {
      id: 'label',
      label: text('title'),
      value: (row) => (labels.has(row.uuid) ? of(row).flatMap((label) => [label, anyOf(keyOf(label))]) : NONE),
      options: filterOptions(labels, rows),
    },
    searched: (search) => {
      if (search.also !== also[0]) also = [search.also, labels];
      return { ...search, text: (row) => [...search.text(row), ...of(row)], also };
    },
  };
}
