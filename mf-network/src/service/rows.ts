import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useAccountNames } from '@console/domain/account';
import { listServiceImages, type ServiceImage } from '@console/contract/service';
import { namesOf } from '@console/domain/list';
import { serviceNodes, serviceSize, serviceTitle, softwareName, type ServiceNode } from './facts';
import { useServiceList, type PlacedService, type ServiceList } from './use-service-list';

/** A managed service with what its own row does not say. */
export interface ServiceRow extends PlacedService {
  readonly name: string;
  /** '' while the names of software load. */
  readonly software: string;
  readonly account: string;
  readonly nodes: readonly ServiceNode[];
  readonly size: ReturnType<typeof serviceSize>;
}

export interface ServiceRows extends ServiceList {
  readonly rows: readonly ServiceRow[];
}

const NO_IMAGES: ServiceImage[] = [];

/**
 * All managed services, joined with the catalogue and the billing accounts.
 * @param isAwaited whether somebody waits for a change of a service or node, by its uuid
 */
export function useServiceRows(isAwaited?: (uuid: string) => boolean): ServiceRows {
  const list = useServiceList(isAwaited);
  const images = namesOf(useQuery(listServiceImages, {}), NO_IMAGES);
  const accountName = useAccountNames();
  return useMemo(() => {
    const rows = list.rows.map((service): ServiceRow => {
      const nodes = serviceNodes(service);
      return {
        ...service,
        name: serviceTitle(service),
        software: softwareName(images, service.service),
        account: accountName(service.billing_account_id),
        nodes,
        size: serviceSize(nodes),
      };
    });
    return { ...list, rows };
  }, [list, images, accountName]);
}
