import { useLocationsQuery, type LocationsQuery } from '@console/api';
import { useLocationSlugs } from '@console/area';
import { listMetalLeases, type MetalLease } from '@console/contract/metal';
import { isChanging } from './status';

/**
 * The leased servers of all locations; asked again and again only while one of them is changing.
 * @param showsKept also those that the last visit has left, to be looked at
 */
export function useLeaseList(showsKept = false): LocationsQuery<MetalLease> {
  return useLocationsQuery(listMetalLeases, useLocationSlugs(), undefined, {
    pollWhile: (leases) => leases.some(isChanging),
    showsKept,
  });
}
