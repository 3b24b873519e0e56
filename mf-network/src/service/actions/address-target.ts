import { listIpAddresses } from '@console/contract/ip-address';
import type { AddressTarget } from '@console/domain/addresses';
import { addressRelease } from '../../parts/address-release';
import { whyNot } from '../can';
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
