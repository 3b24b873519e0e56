import { UnassignAddressDialog } from '@console/domain/addresses';
import { useFirst } from '@console/domain/dialogs';
import { addressesOf, assignableTypes } from '@console/contract/ip-address';
import { addressRelease } from '../../parts/address-release';
import { useIpAddresses, useOnly } from '../../parts/use-located';
import type { IpRow } from '../rows';
import { useIpText } from '../texts';
import { whyNot } from './can';
import { onAddress } from './pending';
import { useOwnerOf } from './use-owner-of';

/** Takes a floating IP from what it leads to; it stays reserved and charged, or is released too. */
export function IpUnassignDialog({ row: now, onClose }: { readonly row: IpRow; readonly onClose: () => void }) {
  const t = useIpText();
  // What it was taken from is told until the dialog closes.
  const row = useFirst(now) ?? now;
  const { location, address } = row;
  const ownerOf = useOwnerOf(location);
  const { rows: addresses } = useIpAddresses(useOnly(location));
  const reason = whyNot('unassign', now);
  const uuid = row.assigned_to ?? '';
  return (
    <UnassignAddressDialog
      target={{
        kind: assignableTypes.find((kind) => kind === row.assigned_to_resource_type) ?? 'virtual_machine',
        location,
        uuid,
        name: ownerOf(row),
        account: undefined,
        accountName: undefined,
        addresses: addressesOf(addresses, uuid).map((ip) => ip.address),
        reason: reason && t(reason),
        run: (work) => onAddress(row, 'change', work),
        release: addressRelease,
      }}
      address={address}
      onClose={onClose}
    />
  );
}
