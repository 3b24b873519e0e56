import { useFeature } from '@console/area';
import type { SourceState } from '@console/domain/list';
import { Card, CopyText, Facts, Skeleton } from '@console/ui';
import { useText } from '../../texts';
import { isWindows } from '../machine/image';
import type { JoinedVm } from '../machine/rows';
import { useMachineText } from '../machine/texts';
import { useNetworkOf } from '../machine/use-vm-rows';
import { useNetworkFact } from './vm-facts';

function useValue() {
  const t = useText();
  return (label: string, value: string | null | undefined, state: SourceState = 'ready') => {
    if (value) return <CopyText mono value={value} label={label} />;
    if (state === 'loading') return <Skeleton />;
    return <span className="ui-mut">{t(state === 'ready' ? 'list.none' : 'list.unknown')}</span>;
  };
}

/** Where a machine is on the network. */
export function NetworkCard({ vm }: { vm: JoinedVm }) {
  const t = useText();
  const d = useMachineText();
  const value = useValue();
  const { network } = useNetworkOf(vm);
  const networkFact = useNetworkFact(vm);
  const hasIps = useFeature('ipsEnabled');
  const fact = (label: string, text: string | null | undefined) => ({ label, value: value(label, text) });
  const addressFacts =
    vm.addresses.length > 0
      ? vm.addresses.map((address) => fact(t('vm.publicIpv4'), address))
      : [{ label: t('vm.publicIpv4'), value: value(t('vm.publicIpv4'), undefined, vm.addressState) }];
  return (
    <Card title={d('network.title')}>
      <Facts
        items={[
          ...networkFact,
          ...(network?.subnet ? [fact(d('network.subnet'), network.subnet)] : []),
          fact(t('vm.privateIpv4'), vm.private_ipv4),
          ...(hasIps ? addressFacts : []),
          fact(t('vm.publicIpv6'), vm.public_ipv6),
          fact(d('network.mac'), vm.mac),
        ]}
      />
    </Card>
  );
}

/** How one gets into a machine, and what it is called elsewhere. */
export function AccessCard({ vm }: { vm: JoinedVm }) {
  const t = useText();
  const d = useMachineText();
  const value = useValue();
  const fact = (label: string, text: string | null | undefined) => ({ label, value: value(label, text) });
  const address = vm.addresses[0] ?? vm.public_ipv6;
  return (
    <Card title={d('access.title')}>
      <Facts
        items={[
          fact(d('access.username'), vm.username),
          ...(address && vm.username && !isWindows(vm) ? [fact(d('access.ssh'), `ssh ${vm.username}@${address}`)] : []),
          fact(d('access.hostname'), vm.hostname),
          fact(t('vm.id'), vm.uuid),
          ...(vm.license_type ? [{ label: t('vm.licence'), value: vm.license_type }] : []),
          ...(vm.designated_pool_name ? [{ label: t('vm.pool'), value: vm.designated_pool_name }] : []),
          { label: t('vm.backups'), value: t(vm.backup ? 'vm.backupsOn' : 'vm.backupsOff') },
        ]}
      />
    </Card>
  );
}
