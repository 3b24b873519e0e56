import { listIpAddresses } from '@console/contract/ip-address';
import type { AddressTarget } from '@console/domain/addresses';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import { onMachine } from '../../machine/pending';
import type { JoinedVm } from '../../machine/rows';
import { addressRelease } from './address-release';

/** A machine as something that floating IPs lead to. */
export function useAddressTarget(vm: JoinedVm): AddressTarget {
  const t = useText();
  const reason = whyNot('network', vm, vm.pending);
  return {
    kind: 'virtual_machine',
    location: vm.location,
    uuid: vm.uuid,
    name: vm.name,
    account: vm.billing_account ?? undefined,
    accountName: vm.accountName,
    addresses: vm.addresses,
    reason: reason && t(reason),
    run: (work) => onMachine(vm, 'change', work, [listIpAddresses]),
    release: addressRelease,
  };
}
