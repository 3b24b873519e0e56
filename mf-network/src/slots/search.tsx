import { useMemo } from 'react';
import { lacksRows, useQuery } from '@console/api';
import { copyAction, useFeature, useLocationSlugs, useSearchSource, type SearchEntry } from '@console/area';
import { paths } from '@console/contract/paths';
import { listServices, serviceLocation } from '@console/contract/service';
import { ipState } from '../ip-address/assignment';
import { balancerTitle } from '../load-balancer/facts';
import { useIpAddresses, useLoadBalancers, useNetworks } from '../parts/use-located';
import { serviceAddresses, serviceHost, serviceTitle } from '../service/facts';
import { servicePath } from '../service/urls';
import { useText } from './search-texts';

function Networks() {
  const t = useText();
  const { rows, locations, isComplete } = useNetworks(useLocationSlugs());
  const entries = useMemo(
    () =>
      rows.map(({ uuid, name, subnet, subnet_ipv6: ipv6, vlan_id: vlan, location }): SearchEntry => {
        const to = paths.network({ location, uuid });
        return {
          id: uuid,
          name,
          words: [subnet, ipv6, uuid, vlan == null ? undefined : String(vlan)],
          show: () => ({
            name,
            to,
            place: location,
            ...(subnet ? { detail: subnet } : {}),
            actions: [
              { id: 'rename', icon: 'pencil', label: t('rename'), to: `${to}?dialog=rename` },
              ...(subnet ? [copyAction('copy-subnet', t('copy', { address: subnet }), subnet)] : []),
            ],
          }),
        };
      }),
    [rows, t],
  );
  useSearchSource({ kind: 'vpc', entries, locations, isLoading: !isComplete });
  return null;
}

function LoadBalancers() {
  const t = useText();
  const { rows, locations, isComplete } = useLoadBalancers(useLocationSlugs());
  const entries = useMemo(
    () =>
      rows.map((row): SearchEntry => {
        const { uuid, location, private_address: address, targets } = row;
        const name = balancerTitle(row);
        const to = paths.loadBalancer({ location, uuid });
        return {
          id: uuid,
          name,
          words: [address, uuid],
          show: () => ({
            name,
            to,
            place: location,
            ...(lacksRows(targets) ? {} : { detail: t('targets', { n: targets.length }) }),
            actions: [
              { id: 'targets', icon: 'plus', label: t('addTargets'), to: `${to}?dialog=targets` },
              { id: 'rename', icon: 'pencil', label: t('rename'), to: `${to}?dialog=rename` },
              ...(address ? [copyAction('copy-address', t('copy', { address }), address)] : []),
            ],
          }),
        };
      }),
    [rows, t],
  );
  useSearchSource({ kind: 'load_balancer', entries, locations, isLoading: !isComplete });
  return null;
}

function IpAddresses() {
  const t = useText();
  const { rows, locations, isComplete } = useIpAddresses(useLocationSlugs());
  const entries = useMemo(
    () =>
      rows
        .filter(({ type }) => type === 'public')
        .map((row): SearchEntry => {
          const { uuid, location, address, name: given } = row;
          const to = paths.ipAddress({ location, uuid });
          const state = ipState(row);
          return {
            id: uuid,
            name: given || address,
            words: [address, uuid],
            show: () => ({
              name: given || address,
              to,
              place: location,
              detail: given ? address : t(`state.${state}`),
              actions: [
                copyAction('copy', t('copy', { address }), address),
                ...(state === 'assigned'
                  ? [{ id: 'unassign', icon: 'unlink' as const, label: t('unassign'), to: `${to}?dialog=unassign` }]
                  : []),
                {
                  id: 'assign',
                  icon: 'link',
                  label: t(state === 'assigned' ? 'reassign' : 'assign'),
                  to: `${to}?dialog=assign`,
                },
              ],
            }),
          };
        }),
    [rows, t],
  );
  useSearchSource({ kind: 'ip_address', entries, locations, isLoading: !isComplete });
  return null;
}

function Services() {
  const t = useText();
  const { data, error, isLoading } = useQuery(listServices, {});
  const entries = useMemo(
    () =>
      (data ?? [])
        .filter(({ is_deleted: isDeleted }) => isDeleted !== true)
        .map((row): SearchEntry => {
          const name = serviceTitle(row);
          const place = serviceLocation(row);
          const service = { uuid: row.uuid, location: place ?? '' };
          const address = serviceHost(row);
          return {
            id: row.uuid,
            name,
            words: [address, ...serviceAddresses(row), row.uuid, row.service],
            show: () => ({
              name,
              to: servicePath(service),
              ...(place ? { place } : {}),
              detail: row.service,
              actions: [
                ...(address ? [copyAction('copy', t('copy', { address }), address)] : []),
                { id: 'rename', icon: 'pencil', label: t('rename'), to: servicePath(service, { dialog: 'rename' }) },
              ],
            }),
          };
        }),
    [data, t],
  );
  useSearchSource({ kind: 'managed_service', entries, isLoading, hasFailed: error !== undefined && !data });
  return null;
}

/** Networks, load balancers, floating IPs and services in the search: by name, address and uuid. */
export default function SearchNetwork() {
  const hasNetworks = useFeature('privateNetworksEnabled');
  const hasBalancers = useFeature('loadBalancerEnabled');
  const hasAddresses = useFeature('ipsEnabled');
  const hasServices = useFeature('servicesEnabled');
  return (
    <>
      {hasNetworks ? <Networks /> : null}
      {hasBalancers ? <LoadBalancers /> : null}
      {hasAddresses ? <IpAddresses /> : null}
      {hasServices ? <Services /> : null}
    </>
  );
}
