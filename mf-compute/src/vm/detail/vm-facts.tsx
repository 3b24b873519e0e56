import type { ReactNode } from 'react';
import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import type { SourceState } from '@console/domain/list';
import { DateTime, KeyFacts, Link, Skeleton, type KeyFact } from '@console/ui';
import { useText } from '../../texts';
import { imageState, type JoinedVm } from '../machine/rows';
import { useNetworkOf } from '../machine/use-vm-rows';

/** What stands for a value that is not there, by how far the list is that it would come from. */
function useAbsent(): Record<SourceState, ReactNode> {
  const t = useText();
  return {
    ready: <span className="ui-mut">{t('list.none')}</span>,
    failed: <span className="ui-mut">{t('list.unknown')}</span>,
    loading: <Skeleton />,
  };
}

/** The network of a machine as a fact, where the site has networks. */
export function useNetworkFact(vm: JoinedVm): readonly KeyFact[] {
  const t = useText();
  const absent = useAbsent();
  const { network, state } = useNetworkOf(vm);
  const hasNetworks = useFeature('privateNetworksEnabled');
  if (!hasNetworks) return [];
  const value = network ? (
    <Link to={paths.network({ location: vm.location, uuid: network.uuid })}>{network.name}</Link>
  ) : (
    absent[state]
  );
  return [{ label: t('vm.network'), value }];
}

/** What one looks up about a machine, with copy buttons. */
export function VmFacts({ vm }: { vm: JoinedVm }) {
  const t = useText();
  const network = useNetworkFact(vm);
  const hasIps = useFeature('ipsEnabled');
  const absent = useAbsent();
  const copied = (label: string, value: string | null | undefined, state: SourceState = 'ready'): KeyFact =>
    value ? { label, value, copy: value, mono: true } : { label, value: absent[state] };
  const items: KeyFact[] = [
    ...(hasIps ? [copied(t('vm.publicIpv4'), vm.addresses.join(', '), vm.addressState)] : []),
    copied(t('vm.privateIpv4'), vm.private_ipv4),
    { label: t('vm.sizeLabel'), value: t('vm.size', { vcpu: vm.vcpu, memory: vm.memoryGb, disk: vm.diskGb }) },
    {
      label: t('vm.image'),
      value: vm.image || absent[imageState(vm)],
    },
    copied(t('vm.publicIpv6'), vm.public_ipv6),
    ...network,
    { label: t('vm.account'), value: <AccountLink id={vm.billing_account} /> },
    {
      label: t('vm.created'),
      value: vm.created_at ? <DateTime value={vm.created_at} /> : absent.failed,
    },
  ];
  return <KeyFacts items={items} />;
}
