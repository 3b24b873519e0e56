import { listIpAddresses } from '@console/contract/ip-address';
import type { AddressTarget } from '@console/domain/addresses';
import { addressRelease } from '../../parts/address-release';
import { onBalancer } from '../pending';
import type { BalancerRow } from '../rows';
import { useBalancerText } from '../texts';

/** A load balancer as something that floating IPs lead to. */
export function useAddressTarget(row: BalancerRow): AddressTarget {
  const t = useBalancerText();
  return {
    kind: 'load_balancer',
    location: row.location,
    uuid: row.uuid,
    name: row.display_name || row.uuid,
    account: row.billing_account_id ?? undefined,
    accountName: row.account || undefined,
    addresses: row.addresses,
    reason: row.pending && t(`can.${row.pending}`),
    run: (work) => onBalancer(row, work, [listIpAddresses]),
    release: addressRelease,
  };
}
