import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import type { IpAddress } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { useVms } from '../../use-vms';
import { useSettingsText } from '../texts';

/** What a floating IP leads to, in words: the name of the machine or load balancer, else what kind of thing it is. */
export function useOwnerName(location: string): (ip: IpAddress) => string {
  const t = useSettingsText();
  const vms = useVms().rows;
  const balancers = useQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? { location } : null).data ?? [];
  return ({ assigned_to, assigned_to_resource_type: type }) => {
    if (type === 'service') return t('owner.service');
    if (type === 'load_balancer') {
      return balancers.find(({ uuid }) => uuid === assigned_to)?.display_name || t('owner.loadBalancer');
    }
    return vms.find(({ uuid }) => uuid === assigned_to)?.name ?? t('owner.other');
  };
}
