import { AssignAddressDialog, UnassignAddressDialog } from '@console/domain/addresses';
import { useBlockedPayer } from '@console/domain/account-block';
import type { BalancerRow } from '../rows';
import { useAddressTarget } from './address-target';

interface Props {
  readonly row: BalancerRow;
  readonly onClose: () => void;
}

/** Leads a floating IP to the load balancer. */
export function AssignDialog({ row, onClose }: Props) {
  const blockedPayer = useBlockedPayer();
  return (
    <AssignAddressDialog
      target={useAddressTarget(row)}
      privateIps={row.private_address ? [row.private_address] : []}
      blocked={blockedPayer(row.billing_account_id)}
      onClose={onClose}
    />
  );
}

/** Takes a floating IP from the load balancer. */
export function UnassignDialog({ row, address, onClose }: Props & { readonly address: string }) {
  return <UnassignAddressDialog target={useAddressTarget(row)} address={address} onClose={onClose} />;
}
