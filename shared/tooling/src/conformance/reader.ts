import type { Endpoint, ParamsOf, ResultOf } from '@console/contract/endpoint';
import { buildRequest } from '@console/contract/endpoint';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listLocations, publishedLocations } from '@console/contract/location';
import { getUiConfig } from '@console/contract/site-config';
import type { Expected, Talk } from './talk';

/** What reads of an API, each thing once. */
export interface Reader {
  /** @returns what the console reads of it; undefined where it reads nothing. @throws ApiError where nothing is sent any more */
  read<E extends Endpoint>(endpoint: E, params: ParamsOf<E>, expected?: Expected): Promise<ResultOf<E> | undefined>;
  /** Slugs of the locations that customers see. */
  locations(): Promise<readonly string[]>;
  /** A location in which something can be made: the default one, else the first. */
  place(): Promise<string | undefined>;
  /** The billing account that most is read of: the default one, else the first. */
  account(): Promise<number | undefined>;
}

/** Each site has its settings in its site.json, too. (deploy/docs/running.md) */
const SITE_FILE = 'not used: what the site.json says holds, and the log of the edge says why';

/** Reads by a talk; what was read is kept. */
export function openReader(talk: Talk, signal: AbortSignal): Reader {
  const known = new Map<string, Promise<unknown>>();
  function read<E extends Endpoint>(
    endpoint: E,
    params: ParamsOf<E>,
    expected?: Expected,
  ): Promise<ResultOf<E> | undefined>;
  function read(endpoint: Endpoint, params: object, expected?: Expected): Promise<unknown> {
    const { url } = buildRequest(endpoint, { ...params });
    const fallback = endpoint.name === getUiConfig.name ? SITE_FILE : undefined;
    const found = known.get(url) ?? talk.make(endpoint, params, { expected, fallback, signal });
    known.set(url, found);
    return found;
  }
  return {
    read,
    locations: async () => publishedLocations((await read(listLocations, {})) ?? []).map(({ slug }) => slug),
    place: async () => {
      const open = publishedLocations((await read(listLocations, {})) ?? []).filter(
        ({ create_resource_disabled }) => create_resource_disabled !== true,
      );
      return (open.find(({ is_default }) => is_default === true) ?? open[0])?.slug;
    },
    account: async () => {
      const accounts = (await read(listBillingAccounts, {})) ?? [];
      const open = accounts.filter(({ is_deleted }) => is_deleted !== true);
      return (open.find(({ is_default }) => is_default === true) ?? open[0])?.id;
    },
  };
}
