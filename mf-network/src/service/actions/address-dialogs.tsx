import { AssignAddressDialog, UnassignAddressDialog } from '@console/domain/addresses';
import { useBlockedPayer } from '@console/domain/account-block';
import { serviceHost } from '../facts';
import type { ServiceView } from '../use-services';
import { useAddressTarget } from './address-target';

interface DialogProps {
  readonly service: ServiceView;
  readonly onClose: () => void;
}

/** Leads a floating IP to the service, by the private address that it is reached at. */
export function AssignDialog({ service, onClose }: DialogProps) {
  const blockedPayer = useBlockedPayer();
  const host = serviceHost(service);
  return (
    <AssignAddressDialog
      target={useAddressTarget(service)}
      privateIps={host ? [host] : []}
      blocked={blockedPayer(service.billing_account)}
      onClose={onClose}
    />
  );
}

/** Takes one from it. */
export function UnassignDialog({ service, address, onClose }: DialogProps & { address: string }) {
  return <UnassignAddressDialog target={useAddressTarget(service)} address={address} onClose={onClose} />;
}
