/** What stands in a cell of a CSV file; a date in UTC. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** A column in a CSV file: raw values, so the unit belongs in the header. */
export interface CsvColumn<Row> {
  /** Default: that of the column. */
  header?: string | undefined;
  /** Default: what the column sorts by. */
  value?: ((row: Row) => CsvValue) | undefined;
}

/** A table as rows of raw values. */
export interface CsvContent {
  readonly header: readonly string[];
  readonly records: readonly (readonly CsvValue[])[];
  /** How many rows are not in it because they could not be read. */
  readonly unread?: number;
}
