import { useLocationsQuery, useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { assigneeUuid, type IpAddress } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listServices } from '@console/contract/service';
import { listVms } from '@console/contract/vm';
import { ownerNames } from './target';

/** What the floating IPs of a location are assigned to, by name; undefined while that is not known yet. */
export function useOwnerName(location: string): (ip: IpAddress) => string | undefined {
  const vms = useLocationsQuery(listVms, useFeature('vmsEnabled') ? [location] : []);
  const balancers = useLocationsQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? [location] : []);
  const services = useQuery(listServices, useFeature('servicesEnabled') ? {} : null);
  const isLoading = !vms.isComplete || !balancers.isComplete || services.isLoading;
  const ownerName = ownerNames((uuid) => {
    const service = services.data?.find((row) => row.uuid === uuid);
    return (
      vms.rows.find((row) => row.uuid === uuid)?.name ??
      balancers.rows.find((row) => row.uuid === uuid)?.display_name ??
      (service && (service.display_name || service.service))
    );
  });
  return (ip) => {
    const name = ownerName(ip);
    return isLoading && name === assigneeUuid(ip) ? undefined : name;
  };
}
