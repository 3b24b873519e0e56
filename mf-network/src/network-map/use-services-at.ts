import { useMemo } from 'react';
import { useQuery, type LocationState } from '@console/api';
import { useFeature } from '@console/area';
import { listServices, serviceLocation, type ManagedService } from '@console/contract/service';
import { isChanging } from '../service/use-service-list';

export interface ServicesAt {
  readonly rows: readonly ManagedService[];
  /** How far they are at each place: one call is about all of them. */
  readonly locations: readonly LocationState[];
}

/** Managed services that still exist, as if each place had been asked: one that is missing is missing everywhere. */
export function useServicesAt(places: readonly string[]): ServicesAt {
  const { data, error, unread, reload } = useQuery(listServices, useFeature('servicesEnabled') ? {} : null, {
    pollWhile: (services) => services.some((service) => isChanging(service)),
  });
  return useMemo(() => {
    const rows = (data ?? []).filter(({ is_deleted }) => is_deleted !== true);
    const state = data ? 'ready' : error ? 'failed' : 'loading';
    const locations = places.map((slug): LocationState => ({
      slug,
      state,
      count: rows.filter((row) => serviceLocation(row) === slug).length,
      ...(unread && unread.length > 0 ? { unread } : {}),
      ...(data === undefined && error ? { error } : {}),
      retry: () => void reload(),
    }));
    return { rows, locations };
  }, [data, error, unread, reload, places]);
}
