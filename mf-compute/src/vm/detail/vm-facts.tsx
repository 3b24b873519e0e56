import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import { DateTime, KeyFacts, Link, Skeleton, type KeyFact } from '@console/ui';
import { useText } from '../../texts';
import { imageState, type JoinedVm } from '../machine/rows';
import { useNetworkOf } from '../machine/use-vm-rows';

/** The network of a machine as a fact, where the site has networks. */
export function useNetworkFact(vm: JoinedVm): readonly KeyFact[] {
  const t = useText();
  const { network, isKnown } = useNetworkOf(vm);
  const hasNetworks = useFeature('privateNetworksEnabled');
  if (!hasNetworks) return [];
  const value = network ? (
    <Link to={paths.network({ location: vm.location, uuid: network.uuid })}>{network.name}</Link>
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
  const copied = (label: string, value: string | null | undefined, isKnown = true): KeyFact =>
    value
      ? { label, value, copy: value, mono: true }
      : { label, value: <span className="ui-mut">{t(isKnown ? 'list.none' : 'list.unknown')}</span> };
  const items: KeyFact[] = [
    ...(hasIps ? [copied(t('vm.publicIpv4'), vm.addresses.join(', '), vm.addressState === 'ready')] : []),
    copied(t('vm.privateIpv4'), vm.private_ipv4),
    { label: t('vm.sizeLabel'), value: t('vm.size', { vcpu: vm.vcpu, memory: vm.memoryGb, disk: vm.diskGb }) },
    {
      label: t('vm.image'),
      value:
        vm.image || (imageState(vm) === 'loading' ? <Skeleton /> : <span className="ui-mut">{t('list.none')}</span>),
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
