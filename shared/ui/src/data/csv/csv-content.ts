import type { Column } from '../types';
import type { CsvContent } from './csv-types';

/** The columns and rows that a table shows, as raw values. */
export function csvContent<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvContent {
  const written = columns.flatMap(({ header, value, csv }) =>
    csv === false ? [] : [{ header: csv?.header ?? header, value: csv?.value ?? value }],
  );
  return {
    header: written.map(({ header }) => header),
    records: rows.map((row) => written.map(({ value }) => value?.(row))),
  };
}
