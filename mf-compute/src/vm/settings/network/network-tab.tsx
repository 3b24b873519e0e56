import { useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { listVmInterfaces } from '@console/contract/vm-interface';
import { Card, Delayed, ErrorPanel, SkeletonText } from '@console/ui';
import type { VmRow } from '../../rows';
import { useSettingsText } from '../texts';
import { AddressAssignDialog } from './address-assign-dialog';
import { AddressCard } from './address-card';
import { AddressUnassignDialog } from './address-unassign-dialog';
import { InterfaceCard } from './interface-card';
import { SubinterfaceAddDialog } from './subinterface-add-dialog';
import { SubinterfaceRemoveDialog } from './subinterface-remove-dialog';
import { useNetworkDialog } from './use-network-dialog';

function Interfaces({ vm }: { vm: VmRow }) {
  const t = useSettingsText();
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
        <Delayed>
          <SkeletonText lines={4} />
        </Delayed>
      )}
    </Card>
  );
}

/** The dialog that the address names, as far as the site has the feature. */
function NetworkDialogs({ vm }: { vm: VmRow }) {
  const { dialog, item, close } = useNetworkDialog();
  const hasNetworks = useFeature('privateNetworksEnabled');
  const hasIps = useFeature('ipsEnabled');
  switch (dialog) {
    case 'subinterface-add':
      return hasNetworks ? <SubinterfaceAddDialog vm={vm} interfaceId={item} onClose={close} /> : null;
    case 'subinterface-remove':
      return hasNetworks && item ? <SubinterfaceRemoveDialog vm={vm} uuid={item} onClose={close} /> : null;
    case 'address-assign':
      return hasIps ? <AddressAssignDialog vm={vm} onClose={close} /> : null;
    case 'address-unassign':
      return hasIps && item ? <AddressUnassignDialog vm={vm} address={item} onClose={close} /> : null;
    case undefined:
      return null;
  }
}

/** Interfaces, subinterfaces and floating IPs of a machine. */
export function NetworkTab({ vm }: { vm: VmRow }) {
  const hasIps = useFeature('ipsEnabled');
  return (
    <>
      {hasIps ? <AddressCard vm={vm} /> : null}
      <Interfaces vm={vm} />
      <NetworkDialogs vm={vm} />
    </>
  );
}
