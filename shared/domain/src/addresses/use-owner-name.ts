import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import type { IpAddress } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listServices } from '@console/contract/service';
import { listVms } from '@console/contract/vm';
import { ownerNames } from './target';

/** What the floating IPs of a location are assigned to, by name. */
export function useOwnerName(location: string): (ip: IpAddress) => string {
  const vms = useQuery(listVms, useFeature('vmsEnabled') ? { location } : null).data ?? [];
  const balancers = useQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? { location } : null).data ?? [];
  const services = useQuery(listServices, useFeature('servicesEnabled') ? {} : null).data ?? [];
  return ownerNames((uuid) => {
    const service = services.find((row) => row.uuid === uuid);
    return (
      vms.find((row) => row.uuid === uuid)?.name ??
      balancers.find((row) => row.uuid === uuid)?.display_name ??
      (service && (service.display_name || service.service))
    );
  });
}
