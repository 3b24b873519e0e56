import { useMemo } from 'react';
import { useLocationsQuery, useQuery, type ApiError, type Located } from '@console/api';
import { useFeature } from '@console/area';
import { listHostPools } from '@console/contract/host-pool';
import { listNetworks } from '@console/contract/network';
import type { VmChoices } from './values';

const NONE: readonly string[] = [];

/** Asks for what a location adds while the rest is on its way: the form stands still when it comes. */
export function useEarlyLocation(location: string): void {
  const offersNetworks = useFeature('privateNetworksEnabled');
  const here = location === '' ? null : { location };
  useQuery(listHostPools, here);
  useQuery(listNetworks, offersNetworks ? here : null);
}

/** A list of a location that did not come, and how to ask again. */
export interface MissingList {
  readonly error: ApiError;
  readonly retry: () => void;
}

export interface LocationChoices {
  readonly choices: VmChoices;
  readonly missingPools: MissingList | undefined;
  readonly missingNetworks: MissingList | undefined;
}

const located = <Row extends object>(rows: readonly Row[] = [], location: string): Located<Row>[] =>
  rows.map((row) => ({ ...row, location }));

const missing = (query: {
  readonly data: unknown;
  readonly error: ApiError | undefined;
  readonly reload: () => Promise<void>;
}): MissingList | undefined =>
  query.error && query.data === undefined ? { error: query.error, retry: () => void query.reload() } : undefined;

/** Locations whose pools have to be known: all that are open, as soon as prices of several are shown. */
export const placesToKnow = ({ locations }: VmChoices, isWide: boolean): string[] =>
  isWide ? locations.filter((place) => !place.create_resource_disabled).map(({ slug }) => slug) : [];

/**
 * The same with what the locations add: host pools and networks of the chosen one, and the pools of others.
 * @param others slugs of more locations whose prices and limits are needed
 */
export function useLocationChoices(
  base: VmChoices,
  location: string,
  others: readonly string[] = NONE,
): LocationChoices {
  const here = location === '' ? null : { location };
  const pools = useQuery(listHostPools, here);
  const networks = useQuery(listNetworks, base.offersNetworks ? here : null);
  const slugs = others.filter((slug) => slug !== location).join();
  const elsewhere = useLocationsQuery(
    listHostPools,
    useMemo(() => (slugs === '' ? NONE : slugs.split(',')), [slugs]),
  );
  const choices = useMemo(
    () => ({
      ...base,
      pools: [...located(pools.data, location), ...elsewhere.rows],
      networks: located(networks.data, location),
    }),
    [base, pools.data, networks.data, elsewhere.rows, location],
  );
  return { choices, missingPools: missing(pools), missingNetworks: missing(networks) };
}
