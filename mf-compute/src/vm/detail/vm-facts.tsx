import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import type { SourceState } from '@console/domain/list';
import { DateTime, KeyFacts, Link, Skeleton, type KeyFact } from '@console/ui';
import { useText } from '../../texts';
import { imageState, type JoinedVm } from '../machine/rows';
import { useNetworkOf } from '../machine/use-vm-rows';

/** The network of a machine as a fact, where the site has networks. */
export function useNetworkFact(vm: JoinedVm): readonly KeyFact[] {
  const t = useText();
  const { network, isKnown, isLoading } = useNetworkOf(vm);
  const hasNetworks = useFeature('privateNetworksEnabled');
  if (!hasNetworks) return [];
  const value = network ? (
    <Link to={paths.network({ location: vm.location, uuid: network.uuid })}>{network.name}</Link>
  ) : isLoading ? (
    <Skeleton />
  ) : (
    <span className="ui-mut">{t(isKnown ? 'list.none' : 'list.unknown')}</span>
  );
  return [{ label: t('vm.network'), value }];
}

/** What one looks up about a machine, with copy buttons. */
export function VmFacts({ vm }: { vm: JoinedVm }) {
  const t = useText();
  const network = useNetworkFact(vm);
  const hasIps = useFeature('ipsEnabled');
  const words = {
    ready: <span className="ui-mut">{t('list.none')}</span>,
    failed: <span className="ui-mut">{t('list.unknown')}</span>,
    loading: <Skeleton />,
  };
  const copied = (label: string, value: string | null | undefined, state: SourceState = 'ready'): KeyFact =>
    value ? { label, value, copy: value, mono: true } : { label, value: words[state] };
  const items: KeyFact[] = [
    ...(hasIps ? [copied(t('vm.publicIpv4'), vm.addresses.join(', '), vm.addressState)] : []),
    copied(t('vm.privateIpv4'), vm.private_ipv4),
    { label: t('vm.sizeLabel'), value: t('vm.size', { vcpu: vm.vcpu, memory: vm.memoryGb, disk: vm.diskGb }) },
    {
      label: t('vm.image'),
      value: vm.image || words[imageState(vm)],
    },
    copied(t('vm.publicIpv6'), vm.public_ipv6),
    ...network,
    { label: t('vm.account'), value: <AccountLink id={vm.billing_account} /> },
    {
      label: t('vm.created'),
      value: vm.created_at ? <DateTime value={vm.created_at} /> : <span className="ui-mut">{t('list.none')}</span>,
    },
  ];
  return <KeyFacts items={items} />;
}
