import type { Endpoint, ParamsOf } from '@console/contract/endpoint';
import type { Reader } from './reader';
import type { Expected } from './talk';

/** How a call that reads is tried. */
export interface ReadPlan {
  readonly endpoint: Endpoint;
  /** @returns why it was not tried; undefined where it was. @throws ApiError where nothing is sent any more */
  readonly run: (reader: Reader) => Promise<string | undefined>;
}

/** Tried with parameters that are found in what was read before; a text in place of them says why it can not be. */
export function plan<E extends Endpoint>(
  endpoint: E,
  paramsOf: (reader: Reader) => Promise<readonly ParamsOf<E>[] | string>,
  expected?: Expected,
): ReadPlan {
  return {
    endpoint,
    async run(reader) {
      const all = await paramsOf(reader);
      if (typeof all === 'string') return all;
      for (const params of all) await reader.read(endpoint, params, expected);
      return undefined;
    },
  };
}

/** Not tried, for a reason that no API changes. */
export const untried = (endpoint: Endpoint, reason: string): ReadPlan => ({ endpoint, run: async () => reason });

export const once = async () => [{}];

/** In every location. */
export async function everywhere({ locations }: Reader) {
  const slugs = await locations();
  return slugs.length === 0 ? 'no location could be read' : slugs.map((location) => ({ location }));
}

/** Of the first row that is found in a location. */
export const ofFirst =
  <Row, Params>(
    what: string,
    rowsIn: (reader: Reader, location: string) => Promise<readonly Row[] | undefined>,
    paramsOf: (row: Row, location: string) => Params,
  ) =>
  async (reader: Reader): Promise<readonly Params[] | string> => {
    for (const location of await reader.locations()) {
      const [row] = (await rowsIn(reader, location)) ?? [];
      if (row !== undefined) return [paramsOf(row, location)];
    }
    return `the account has no ${what}, or none that can be read`;
  };

/** Of the first row of a list that has no location. */
export const ofFirstOf =
  <Row, Params>(
    what: string,
    rowsOf: (reader: Reader) => Promise<readonly Row[] | undefined>,
    paramsOf: (row: Row) => Params | undefined,
  ) =>
  async (reader: Reader): Promise<readonly Params[] | string> => {
    for (const row of (await rowsOf(reader)) ?? []) {
      const params = paramsOf(row);
      if (params !== undefined) return [params];
    }
    return `the account has no ${what}, or none that can be read`;
  };

export async function ofAccount({ account }: Reader) {
  const id = await account();
  return id === undefined ? 'no billing account could be read' : [{ billing_account_id: id }];
}
