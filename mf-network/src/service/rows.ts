import { useMemo } from 'react';
import { useQuery, type ApiError, type LocationState, type Query } from '@console/api';
import { useLocationSlugs } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { listServiceImages, listServices, serviceLocation, type ManagedService } from '@console/contract/service';
import { serviceNodes, serviceSize, serviceTitle, softwareName, type ServiceNode } from './facts';

/** A managed service with what its own row does not say. */
export interface ServiceRow extends ManagedService {
  readonly name: string;
  /** Slug; '' where the service does not say where it is. */
  readonly location: string;
  readonly software: string;
  readonly account: string;
  readonly nodes: readonly ServiceNode[];
  readonly size: ReturnType<typeof serviceSize>;
}

export interface ServiceRows extends Pick<Query<unknown>, 'isLoading' | 'error' | 'unread' | 'reload' | 'retryAt'> {
  readonly rows: readonly ServiceRow[];
  /** Why they are not read anew: they are shown as they were before. */
  readonly staleBy: ApiError | undefined;
  readonly locations: readonly LocationState[];
}

const IN_TRANSITION = new Set(['creating', 'stopping']);

/** Whether the server is still changing a service or one of its nodes: then, and only then, the list is asked again and again. */
const inTransition = (service: ManagedService): boolean =>
  IN_TRANSITION.has(service.status ?? '') ||
  serviceNodes(service).some(({ status }) => IN_TRANSITION.has(status ?? ''));

const nobody = (): boolean => false;

/**
 * All managed services: one call for all locations, joined with the catalogue and the billing accounts.
 * @param isAwaited whether somebody waits for a change of a service or node, by its uuid
 */
export function useServiceRows(isAwaited: (uuid: string) => boolean = nobody): ServiceRows {
  const slugs = useLocationSlugs();
  const { data, isLoading, error, unread, reload, retryAt } = useQuery(
    listServices,
    {},
    {
      pollWhile: (services) =>
        services.some(
          (service) =>
            inTransition(service) || isAwaited(service.uuid) || serviceNodes(service).some(({ id }) => isAwaited(id)),
        ),
    },
  );
  const { data: images } = useQuery(listServiceImages, {});
  const accountName = useAccountNames();
  return useMemo(() => {
    const rows = (data ?? [])
      .filter(({ is_deleted }) => is_deleted !== true)
      .map((service): ServiceRow => {
        const nodes = serviceNodes(service);
        return {
          ...service,
          name: serviceTitle(service),
          location: serviceLocation(service) ?? '',
          software: softwareName(images, service.service),
          account: accountName(service.billing_account_id),
          nodes,
          size: serviceSize(nodes),
        };
      });
    const locations = slugs.map((slug): LocationState => ({
      slug,
      state: data ? 'ready' : 'loading',
      count: rows.filter((row) => row.location === slug).length,
      retry: () => void reload(),
    }));
    const [failed, staleBy] = data ? [undefined, error] : [error, undefined];
    return { rows, locations, isLoading, error: failed, staleBy, unread, reload, retryAt };
  }, [data, images, accountName, slugs, isLoading, error, unread, reload, retryAt]);
}
