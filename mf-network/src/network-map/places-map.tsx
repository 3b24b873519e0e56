import { useMemo, type ReactNode } from 'react';
import type { LocationsQuery } from '@console/api';
import type { Network } from '@console/contract/network';
import { ALL, PlaceRail, type ListState } from '@console/domain/list';
import { NetworkMap } from './network-map';

export interface PlacesMapProps {
  readonly state: ListState;
  /** The networks, for the counts of the rail. */
  readonly query: LocationsQuery<Network>;
}

/** The map of the chosen location, or of all of them, under the same rail as the table. */
export function PlacesMap({ state: { chosen, choose }, query: { rows, locations } }: PlacesMapProps): ReactNode {
  const value = locations.some(({ slug }) => slug === chosen) ? chosen : ALL;
  const slugs = locations.map(({ slug }) => slug).join();
  const places = useMemo(() => (value === ALL ? slugs.split(',').filter(Boolean) : [value]), [value, slugs]);
  return (
    <>
      <PlaceRail rows={rows} locations={locations} value={value} onChange={choose} />
      <NetworkMap key={value} places={places} />
    </>
  );
}
