import { useMemo } from 'react';
import { useLocationsQuery, useQuery, type LocationsQuery } from '@console/api';
import { listMetalOs, listMetalSpecs, type MetalSpec } from '@console/contract/metal';
import { getPriceList } from '@console/contract/pricing';
import { useOrderLocations } from '@console/domain/locations';
import { firstLocation, openLocations } from '@console/domain/order';
import { usePayers } from '@console/domain/order-form';
import type { OrderChoices } from './values';

export interface Choices {
  /** Undefined until there is enough to choose from. */
  readonly choices: OrderChoices | undefined;
  readonly specs: LocationsQuery<MetalSpec>;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Server types by location; empty where a location has answered with none. */
function byLocation({ rows, locations }: LocationsQuery<MetalSpec>): Map<string, MetalSpec[]> {
  const specs = new Map<string, MetalSpec[]>();
  for (const { slug, state } of locations) if (state === 'ready') specs.set(slug, []);
  for (const row of rows) specs.set(row.location, [...(specs.get(row.location) ?? []), row]);
  return specs;
}

/** What can be ordered and where. One location that is slow or fails holds up nothing: it only cannot be chosen. */
export function useChoices(): Choices {
  const locations = useOrderLocations();
  const slugs = useMemo(() => openLocations(locations).map(({ slug }) => slug), [locations]);
  const specs = useLocationsQuery(listMetalSpecs, slugs);
  const systems = useQuery(listMetalOs, {});
  const { accounts, isTokenBound, error: accountsError, retry: askAccounts } = usePayers();
  const prices = useQuery(getPriceList, {});
  // The form begins with what is cheapest; without prices it begins all the same.
  const arePricesSettled = prices.data !== undefined || prices.error !== undefined;
  const choices = useMemo((): OrderChoices | undefined => {
    const known = byLocation(specs);
    const isEnough = specs.isComplete || known.has(firstLocation(locations));
    // Where ordering is paused everywhere no location is asked: the form says so.
    const isUnread = known.size === 0 && slugs.length > 0;
    if (!systems.data || !accounts || !arePricesSettled || !isEnough || isUnread) return undefined;
    const silent = specs.locations.filter(({ state }) => state === 'failed').map(({ slug }) => slug);
    return { locations, specs: known, silent: new Set(silent), systems: systems.data, accounts, isTokenBound };
  }, [locations, slugs, specs, systems.data, accounts, isTokenBound, arePricesSettled]);
  const retry = () => void Promise.all([systems.reload(), askAccounts()]);
  const error = systems.data ? undefined : systems.error;
  return {
    choices,
    specs,
    error: choices ? undefined : (error ?? (accounts ? undefined : accountsError)),
    retry,
  };
}
