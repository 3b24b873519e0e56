import { AssignAddressDialog, UnassignAddressDialog, useOwnerName } from '@console/domain/addresses';
import { useBlockedPayer } from '@console/domain/payer';
import type { ServiceView } from '../use-services';
import { useAddressTarget, useTargetNames } from './address-target';

interface DialogProps {
  readonly service: ServiceView;
  readonly onClose: () => void;
}

/** A service is named by itself: there is no private address to choose. */
const NO_CHOICE: readonly string[] = [];

/** Leads a floating IP to the service. */
export function AssignDialog({ service, onClose }: DialogProps) {
  const blockedPayer = useBlockedPayer();
  return (
    <AssignAddressDialog
      target={useAddressTarget(service)}
      privateIps={NO_CHOICE}
      blocked={blockedPayer(service.billing_account)}
      ownerName={useOwnerName(useTargetNames(service.location))}
      onClose={onClose}
    />
  );
}

/** Takes one from it. */
export function UnassignDialog({ service, address, onClose }: DialogProps & { address: string }) {
  return <UnassignAddressDialog target={useAddressTarget(service)} address={address} onClose={onClose} />;
}
