import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import type { MapItem, MapKind } from './graph-types';

/** Where a thing's page is; undefined where the site has no such pages. */
export function usePageOf(): (item: MapItem) => string | undefined {
  const has: Readonly<Record<MapKind, boolean>> = {
    ip: useFeature('ipsEnabled'),
    balancer: useFeature('loadBalancerEnabled'),
    network: useFeature('privateNetworksEnabled'),
    vm: useFeature('vmsEnabled'),
    service: useFeature('servicesEnabled'),
    node: useFeature('servicesEnabled'),
  };
  return ({ kind, place, uuid }) => {
    if (!has[kind]) return undefined;
    if (kind === 'ip') return paths.ipAddress({ location: place, uuid });
    if (kind === 'balancer') return paths.loadBalancer({ location: place, uuid });
    if (kind === 'network') return paths.network({ location: place, uuid });
    if (kind === 'vm') return paths.vm({ location: place, vmId: uuid });
    return place ? paths.service({ location: place, serviceId: uuid }) : undefined;
  };
}
