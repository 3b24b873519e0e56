import '../settings.css';
import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { listVmInterfaces } from '@console/contract/vm-interface';
import { AddressCard, AssignAddressDialog, privateAddresses, UnassignAddressDialog } from '@console/domain/addresses';
import { Card, Delayed, ErrorPanel, SkeletonText } from '@console/ui';
import type { JoinedVm } from '../../machine/rows';
import { useActionsText } from '../../actions/texts';
import { useAccountOf } from '../../actions/use-account-of';
import { useAddressTarget } from '../../actions/network/address-target';
import { InterfaceCard } from './interface-card';
import { SubinterfaceAddDialog } from '../../actions/network/subinterface-add-dialog';
import { SubinterfaceRemoveDialog } from '../../actions/network/subinterface-remove-dialog';
import { networkDialogPath, useNetworkDialog } from '../../actions/network/use-network-dialog';

function Interfaces({ vm }: { vm: JoinedVm }) {
  const t = useActionsText();
  const { data, error, reload } = useQuery(listVmInterfaces, { location: vm.location, uuid: vm.uuid });
  if (data?.length) {
    return data.map((nic, index) => (
      <InterfaceCard key={nic.vmi_uuid} vm={vm} nic={nic} number={data.length > 1 ? index + 1 : undefined} />
    ));
  }
  return (
    <Card title={t('interface.title')}>
      {error && !data ? (
        <ErrorPanel title={t('interface.failed')} error={error} onRetry={() => void reload()} />
      ) : data ? (
        <p className="ui-mut">{t('interface.none')}</p>
      ) : (
        <Delayed hasPlace>
          <SkeletonText lines={4} />
        </Delayed>
      )}
    </Card>
  );
}

/** Leads a floating IP to the machine. */
function AssignDialog({ vm, onClose }: { vm: JoinedVm; onClose: () => void }) {
  const { data, error } = useQuery(listVmInterfaces, { location: vm.location, uuid: vm.uuid });
  return (
    <AssignAddressDialog
      target={useAddressTarget(vm)}
      privateIps={data || error ? privateAddresses(vm.private_ipv4, data) : undefined}
      blocked={useAccountOf(vm).blocked}
      onClose={onClose}
    />
  );
}

function Addresses({ vm }: { vm: JoinedVm }) {
  return (
    <AddressCard
      target={useAddressTarget(vm)}
      assignPath={networkDialogPath(vm, 'address-assign')}
      unassignPath={(address) => networkDialogPath(vm, 'address-unassign', address)}
    />
  );
}

/** The dialog that the address names, as far as the site has the feature. */
function NetworkDialogs({ vm }: { vm: JoinedVm }) {
  const { dialog, item, close } = useNetworkDialog();
  const hasNetworks = useFeature('privateNetworksEnabled');
  const hasIps = useFeature('ipsEnabled');
  const target = useAddressTarget(vm);
  switch (dialog) {
    case 'subinterface-add':
      return hasNetworks ? <SubinterfaceAddDialog vm={vm} interfaceId={item} onClose={close} /> : null;
    case 'subinterface-remove':
      return hasNetworks && item ? <SubinterfaceRemoveDialog vm={vm} uuid={item} onClose={close} /> : null;
    case 'address-assign':
      return hasIps ? <AssignDialog vm={vm} onClose={close} /> : null;
    case 'address-unassign':
      return hasIps && item ? <UnassignAddressDialog target={target} address={item} onClose={close} /> : null;
    case undefined:
      return null;
  }
}

/** Interfaces, subinterfaces and floating IPs of a machine. */
export function NetworkTab({ vm }: { vm: JoinedVm }) {
  const hasIps = useFeature('ipsEnabled');
  return (
    <>
      {hasIps ? <Addresses vm={vm} /> : null}
      <Interfaces vm={vm} />
      <NetworkDialogs vm={vm} />
    </>
  );
}
