import { useMemo } from 'react';
import type { LocationsQuery, LocationState } from '@console/api';
import { useFeature } from '@console/area';
import { useIpAddresses, useLoadBalancers, useNetworks } from '../parts/use-located';
import { useMachines } from '../parts/use-machines';
import { useServicesAt } from './use-services-at';
import { mapGraph } from './graph';
import type { MapGap, MapGraph, MapSource } from './graph-types';

export interface MapQuery {
  readonly graph: MapGraph;
  /** How far the networks are, for the location rail. */
  readonly networks: LocationsQuery<unknown>;
  /** Places and kinds that did not answer, each with its own retry. */
  readonly failures: readonly { readonly source: MapSource; readonly locations: readonly LocationState[] }[];
  /** Something is still on its way. */
  readonly isWaiting: boolean;
}

/** What of one kind is missing at a place; a row that was read in part is on the map. */
export function gapsIn(source: MapSource, locations: readonly LocationState[], place: string): MapGap[] {
  const at = locations.find(({ slug }) => slug === place);
  if (!at) return [];
  if (at.state !== 'ready') return [{ source, state: at.state }];
  const n = (at.unread ?? []).filter(({ isMissing }) => isMissing).length;
  return n > 0 ? [{ source, state: 'partly', n }] : [];
}

/**
 * Everything that stands on the map of these places, of the kinds that the site offers. The lists are the ones that the tables
 * show: what is changing is followed, and what one of them has changed is on the map at once.
 */
export function useMapRows(places: readonly string[]): MapQuery {
  const networks = useNetworks(places);
  const vms = useMachines(places);
  const balancers = useLoadBalancers(places);
  const ips = useIpAddresses(places);
  const services = useServicesAt(places);
  const has = {
    networks: useFeature('privateNetworksEnabled'),
    vms: useFeature('vmsEnabled'),
    balancers: useFeature('loadBalancerEnabled'),
    ips: useFeature('ipsEnabled'),
    services: useFeature('servicesEnabled'),
  };
  const key = Object.values(has).join();
  return useMemo(() => {
    const sources = (
      [
        ['networks', networks],
        ['balancers', balancers],
        ['ips', ips],
        ['vms', vms],
        ['services', services],
      ] as const
    ).filter(([source]) => has[source]);
    return {
      graph: mapGraph({
        places,
        networks: has.networks ? networks.rows : undefined,
        vms: has.vms ? vms.rows : undefined,
        balancers: has.balancers ? balancers.rows : undefined,
        ips: has.ips ? ips.rows : undefined,
        services: has.services ? services.rows : undefined,
        gapsOf: (place) => sources.flatMap(([source, query]) => gapsIn(source, query.locations, place)),
      }),
      networks,
      failures: sources.flatMap(([source, { locations }]) =>
        locations.some(({ state }) => state === 'failed') ? [{ source, locations }] : [],
      ),
      isWaiting: sources.some(([, { locations }]) => locations.some(({ state }) => state === 'loading')),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the switches are compared as a text
  }, [places, networks, vms, balancers, ips, services, key]);
}
