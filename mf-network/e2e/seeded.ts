import * as v from 'valibot';
import type { Person, test } from '../../shared/tooling/src/e2e/fixtures';

type Sandbox = Parameters<Parameters<typeof test>[2]>[0]['sandbox'];

const PLACES = ['tll', 'jhv', 'trtu', 'jkt01'] as const;
export const PLACE_NAMES: Readonly<Record<string, string>> = {
  tll: 'Tallinn',
  jhv: 'Jõhvi',
  trtu: 'Tartu',
  jkt01: 'Jakarta',
};

export interface Seeded<Row> {
  readonly place: string;
  readonly row: Row;
}

/** Rows that the API itself has for a person, over all locations. `path`: after the location. */
export async function seeded<S extends v.GenericSchema>(
  sandbox: Sandbox,
  path: string,
  schema: S,
  person: Person = 'customer',
) {
  const rows: Seeded<v.InferOutput<S>>[] = [];
  for (const place of PLACES) {
    const response = v.parse(v.array(schema), await sandbox.api(person, 'GET', `/${place}${path}`));
    rows.push(...response.map((row) => ({ place, row })));
  }
  return rows;
}

/** One row that fits, of a seed that must have one. */
export function the<Row>(rows: readonly Row[], fits: (row: Row) => boolean = () => true): Row {
  const row = rows.find(fits);
  if (row === undefined) throw new Error('The seed has no such row');
  return row;
}
