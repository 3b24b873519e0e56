import type { Column, DataTableProps, TableFilter } from '@console/ui/data';
import { keyOf } from './label';
import { LabelChips } from './label-chips';
import { labelCounts, type LabelSet } from './label-set';
import { text } from './texts';

/** By which name the labels of a row are kept. */
type IdOf<Row> = (row: Row) => string;

type Table<Row> = Pick<DataTableProps<Row>, 'columns' | 'filters' | 'search'>;

export interface ListParts<Row> {
  /**
   * A table with a column and a filter of labels, and a search that finds rows by them; nothing of it where there are no labels.
   * @param isNarrowed the address narrows the list by labels all the same
   */
  readonly table: (table: Table<Row>, rows: readonly Row[], isNarrowed: boolean) => Partial<Table<Row>>;
}

/** Choices that are no label: none at all, and a key with any value. */
const NONE = '=';
const anyOf = (key: string): string => `${key}=`;

/** What can be chosen: no label, each key that has several values, and each label, of these rows. */
function filterOptions<Row>(labels: LabelSet, rows: readonly Row[], idOf: IdOf<Row>) {
  const own = new Map(rows.map(idOf).flatMap((id) => (labels.has(id) ? [[id, labels.get(id) ?? []]] : [])));
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

const namesOf = (options: TableFilter<never>['options'] = []): string => options.map(({ value }) => value).join();

/** The same result as before while its arguments are the same: a table compares what it gets. */
function once<In extends readonly unknown[], Out>(work: (...given: In) => Out): (...given: In) => Out {
  let last: { readonly given: In; readonly result: Out } | undefined;
  return (...given) => {
    if (!last || given.some((one, index) => one !== last?.given[index])) last = { given, result: work(...given) };
    return last.result;
  };
}

/** What a list shows of labels. The column is off until it is chosen. */
export function listParts<Row>(labels: LabelSet, idOf: IdOf<Row>): ListParts<Row> {
  const has = (row: Row): boolean => labels.has(idOf(row));
  const of = (row: Row): readonly string[] => labels.get(idOf(row)) ?? [];
  const column: Column<Row> = {
    id: 'labels',
    header: text('column'),
    width: 220,
    hidden: true,
    value: (row) => of(row).join(', ') || null,
    least: 120,
    cell: (row) => (has(row) ? <LabelChips labels={of(row)} /> : null),
  };
  const valuesOf = (row: Row): string | readonly string[] =>
    has(row) ? of(row).flatMap((label) => [label, anyOf(keyOf(label))]) : NONE;
  let filter: TableFilter<Row> = { id: 'label', label: text('title'), value: valuesOf };
  const filters = once((all: readonly TableFilter<Row>[] | undefined, rows: readonly Row[]) => {
    const options = filterOptions(labels, rows, idOf);
    // Rows are read anew all the time: a filter that stays the same narrows nothing anew.
    if (namesOf(filter.options) !== namesOf(options)) filter = { ...filter, options };
    return [...(all ?? []), filter];
  });
  // Beside the name: the last columns of a wide table are out of sight.
  const columns = once((all: readonly Column<Row>[]) => all.toSpliced(1, 0, column));
  const also = once((given: unknown) => [given, labels]);
  return {
    table: (table, rows, isNarrowed) => {
      if (labels.size === 0 && !isNarrowed) return {};
      const { search } = table;
      return {
        columns: columns(table.columns),
        filters: filters(table.filters, rows),
        ...(search && {
          search: { ...search, text: (row) => [...search.text(row), ...of(row)], also: also(search.also) },
        }),
      };
    },
  };
}
