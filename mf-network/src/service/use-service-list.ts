import { useMemo } from 'react';
import { useQuery, type ApiError, type LocationState, type Query } from '@console/api';
import { useLocationSlugs } from '@console/area';
import { listServices, serviceLocation, type ManagedService } from '@console/contract/service';

/** A managed service and where it stands: a slug; '' where it does not say. */
export interface PlacedService extends ManagedService {
  readonly location: string;
}

export interface ServiceList extends Pick<Query<unknown>, 'isLoading' | 'error' | 'unread' | 'reload' | 'retryAt'> {
  readonly rows: readonly PlacedService[];
  /** Why they are not read anew: they are shown as they were before. */
  readonly staleBy: ApiError | undefined;
  readonly locations: readonly LocationState[];
}

const IN_TRANSITION = new Set(['creating', 'stopping']);

const nobody = (): boolean => false;

/**
 * Whether the server, or somebody of this browser, is still changing a service or one of its nodes: then, and only then,
 * the list is asked again and again. Looked up at every drawing, for each of thousands.
 */
export const isChanging = (
  { uuid, status, resources }: ManagedService,
  isAwaited: (uuid: string) => boolean = nobody,
): boolean =>
  IN_TRANSITION.has(status ?? '') ||
  isAwaited(uuid) ||
  resources.some(
    ({ resource_type: type, resource_id: id, resource_allocation: given }) =>
      type === 'vm' && (IN_TRANSITION.has(given?.status ?? '') || (id != null && isAwaited(id))),
  );

/**
 * All managed services that still exist: one call for all locations.
 * @param isAwaited whether somebody waits for a change of a service or node, by its uuid
 */
export function useServiceList(isAwaited?: (uuid: string) => boolean): ServiceList {
  const slugs = useLocationSlugs();
  const { data, isLoading, error, unread, reload, retryAt } = useQuery(
    listServices,
    {},
    { pollWhile: (services) => services.some((service) => isChanging(service, isAwaited)) },
  );
  return useMemo(() => {
    const rows = (data ?? [])
      .filter(({ is_deleted }) => is_deleted !== true)
      .map((service): PlacedService => ({ ...service, location: serviceLocation(service) ?? '' }));
    const locations = slugs.map((slug): LocationState => ({
      slug,
      state: data ? 'ready' : 'loading',
      count: rows.filter((row) => row.location === slug).length,
      retry: () => void reload(),
    }));
    const [failed, staleBy] = data ? [undefined, error] : [error, undefined];
    return { rows, locations, isLoading, error: failed, staleBy, unread, reload, retryAt };
  }, [data, slugs, isLoading, error, unread, reload, retryAt]);
}
