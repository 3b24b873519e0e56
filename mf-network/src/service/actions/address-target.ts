import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { listServices } from '@console/contract/service';
import { listVms } from '@console/contract/vm';
import type { AddressTarget } from '@console/domain/addresses';
import { addressRelease } from '../../parts/address-release';
import { whyNot } from '../can';
import { serviceTitle } from '../facts';
import { onService } from '../marks';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';

/** A service as something that floating IPs lead to. */
export function useAddressTarget(service: ServiceView): AddressTarget {
  const t = useServiceText();
  const reason = whyNot('network', service);
  return {
    kind: 'service',
    location: service.location,
    uuid: service.uuid,
    name: service.name,
    account: service.billing_account ?? undefined,
    accountName: service.accountName,
    addresses: service.addresses,
    reason: reason && t(reason),
    run: (work) => onService(service, work, [listIpAddresses]),
    release: addressRelease,
  };
}

/** Names of what else floating IPs of a location lead to, by uuid. */
export function useTargetNames(location: string): (uuid: string) => string | undefined {
  const vms = useQuery(listVms, useFeature('vmsEnabled') ? { location } : null).data ?? [];
  const balancers = useQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? { location } : null).data ?? [];
  const services = useQuery(listServices, {}).data ?? [];
  return (uuid) => {
    const service = services.find((row) => row.uuid === uuid);
    return (
      vms.find((row) => row.uuid === uuid)?.name ??
      (service && serviceTitle(service)) ??
      (balancers.find((row) => row.uuid === uuid)?.display_name || undefined)
    );
  };
}
