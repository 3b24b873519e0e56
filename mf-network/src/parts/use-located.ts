import { useMemo } from 'react';
import { useLocationsQuery, type LocationsQuery } from '@console/api';
import { useFeature } from '@console/area';
import { listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { listLoadBalancers, type LoadBalancer } from '@console/contract/load-balancer';
import { listNetworks, type Network } from '@console/contract/network';
import { withoutDeleted } from './live';

const NOWHERE: readonly string[] = [];

/** One location as a list that stays the same. */
export const useOnly = (location: string): readonly string[] => useMemo(() => [location], [location]);

/** Networks at these places; none where the site has no networks. */
export const useNetworks = (places: readonly string[], showsKept = false): LocationsQuery<Network> =>
  useLocationsQuery(listNetworks, useFeature('privateNetworksEnabled') ? places : NOWHERE, undefined, { showsKept });

/** Load balancers at these places that still exist; none where the site has none. */
export function useLoadBalancers(places: readonly string[], showsKept = false): LocationsQuery<LoadBalancer> {
  const query = useLocationsQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? places : NOWHERE, undefined, {
    showsKept,
  });
  return useMemo(() => withoutDeleted(query), [query]);
}

/** Floating IPs at these places that still exist; none where the site has none. */
export function useIpAddresses(places: readonly string[], showsKept = false): LocationsQuery<IpAddress> {
  const query = useLocationsQuery(listIpAddresses, useFeature('ipsEnabled') ? places : NOWHERE, undefined, {
    showsKept,
  });
  return useMemo(() => withoutDeleted(query), [query]);
}
