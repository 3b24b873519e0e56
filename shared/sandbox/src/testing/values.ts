import { type EndpointName, endpoints } from '@console/contract/endpoints';
import * as v from 'valibot';
import type { TestSandbox } from './client';

/** Values that calls may be made with, by the name of the field that they were found under. */
export type Values = ReadonlyMap<string, readonly (string | number | boolean)[]>;

/** What a parameter may be taken from where no field has its name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  location: ['slug'],
  billing_account_id: ['billing_account_id', 'billing_account', 'id'],
  private_ip: ['private_ipv4', 'assigned_to_private_ip'],
  requested_os_id: ['id'],
  access_key: ['accessKey'],
  allowed_origin: ['url'],
  grantee_username: ['email'],
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function collect(value: unknown, found: Map<string, Set<string | number | boolean>>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (isObject(value)) {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean') {
        const known = found.get(key) ?? new Set();
        if (known.size < 40) known.add(part);
        found.set(key, known);
      } else collect(part, found);
    }
  }
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(endpoints, name));

/** Reading calls that need no more than a location or an account. */
export const listNames: readonly EndpointName[] = names.filter(
  (name) =>
    endpoints[name].method === 'GET' &&
    v.is(endpoints[name].params, { location: 'tll', billing_account_id: 1_048_001 }),
);

/** The responses of every list for somebody, one after the other. */
export async function allLists(test: TestSandbox, as: string, host: string): Promise<unknown[]> {
  const responses: unknown[] = [];
  for (const name of listNames) {
    const path = endpoints[name].path;
    for (const slug of path.includes('{location}') ? ['tll', 'jhv'] : ['tll']) {
      const query = new URLSearchParams({ billing_account_id: '1048001' }).toString();
      const asks = /billing_account|charging|card|invoice|credit/.test(path) ? `?${query}` : '';
      const response = await test.raw(`${path.replace('{location}', slug)}${asks}`, {}, { as, host });
      responses.push({
        name,
        slug,
        status: response.status,
        ...(response.status < 300 ? { body: response.body } : {}),
      });
    }
  }
  return responses;
}

/** What somebody's lists hold, by field. */
export async function valuesOf(test: TestSandbox, as: string, host: string): Promise<Values> {
  const found = new Map<string, Set<string | number | boolean>>();
  collect(await allLists(test, as, host), found);
  return new Map([...found].map(([key, values]) => [key, [...values]]));
}

/** What a parameter of this name might be. */
export function candidates(values: Values, parameter: string): readonly (string | number | boolean)[] {
  const own = [parameter, ...(OTHER_NAMES[parameter] ?? [])].flatMap((name) => values.get(name) ?? []);
  if (own.length > 0) return own;
  if (parameter.endsWith('uuid')) return values.get('uuid') ?? [];
  return parameter.endsWith('id') ? (values.get('id') ?? []) : [];
}
