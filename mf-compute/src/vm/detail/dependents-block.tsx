import { countOf, useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { addressesOf, listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { paths } from '@console/contract/paths';
import { Relations, type Relation } from '@console/domain/detail';
import { queryState, worstState, type SourceState } from '@console/domain/list';
import { Link } from '@console/ui';
import type { JoinedVm } from '../machine/rows';
import { useMachineText } from '../machine/texts';
import { useNetworkOf } from '../machine/use-vm-rows';

/** Load balancers, addresses and the network that a machine is tied to, and whether that is all. */
function useRelations(vm: JoinedVm): { readonly items: readonly Relation[]; readonly state: SourceState } {
  const t = useMachineText();
  const { location, uuid } = vm;
  const ips = useQuery(listIpAddresses, useFeature('ipsEnabled') ? { location } : null);
  const balancers = useQuery(listLoadBalancers, useFeature('loadBalancerEnabled') ? { location } : null);
  const { network, state: networkState } = useNetworkOf(vm);
  const items: Relation[] = [
    ...(balancers.data ?? [])
      .filter((balancer) => !balancer.is_deleted && balancer.targets.some((target) => target.target_uuid === uuid))
      .map((balancer) => ({
        id: balancer.uuid,
        icon: 'scale' as const,
        name: balancer.display_name || balancer.uuid,
        to: paths.loadBalancer({ location, uuid: balancer.uuid }),
        detail: t('relation.balancer', { n: countOf(balancer.targets) }),
      })),
    ...addressesOf(ips.data ?? [], uuid).map((ip) => ({
      id: ip.uuid,
      icon: 'globe' as const,
      name: ip.address,
      to: paths.ipAddress({ location, uuid: ip.uuid }),
      detail: t('relation.address'),
    })),
    ...(network
      ? [
          {
            id: network.uuid,
            icon: 'network' as const,
            name: network.name,
            to: paths.network({ location, uuid: network.uuid }),
            detail: t('relation.network', { n: network.resources_count ?? network.vm_uuids.length }),
          },
        ]
      : []),
  ];
  return { items, state: worstState(networkState, queryState(ips), queryState(balancers)) };
}

/** An address and a network. */
const LIKELY = 2;

/** 'Connected to': what else is touched by what is done to this machine. */
export function DependentsBlock({ vm }: { vm: JoinedVm }) {
  const t = useMachineText();
  const { location, uuid } = vm;
  const { network } = useNetworkOf(vm);
  const hasBalancers = useFeature('loadBalancerEnabled');
  const { items, state } = useRelations(vm);
  return (
    <Relations
      items={items}
      none={t(state === 'failed' ? 'relation.partial' : 'relation.none')}
      waiting={state === 'loading' ? LIKELY : undefined}
    >
      {items.length > 0 && state === 'failed' ? <p className="ui-small ui-mut">{t('relation.partial')}</p> : null}
      {hasBalancers && network ? (
        <Link to={paths.networkCreate({ type: 'load_balancer', location, network: network.uuid, targets: uuid })}>
          {t('relation.createBalancer')}
        </Link>
      ) : null}
    </Relations>
  );
}
