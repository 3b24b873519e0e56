import type { ReactNode } from 'react';
import { countOf } from '@console/api';
import { useFeature } from '@console/area';
import type { IpAddress } from '@console/contract/ip-address';
import { paths } from '@console/contract/paths';
import { AccountLink, FactGrid, Relations } from '@console/domain/detail';
import type { SourceState } from '@console/domain/list';
import { DateTime, Link, Skeleton } from '@console/ui';
import { DateTimeCell, NoneCell, UnknownCell } from '@console/ui/data';
import { useText } from '../parts/texts';
import type { BalancerRow } from './rows';

interface FactsProps {
  readonly row: BalancerRow;
  /** The floating IPs that lead to it. */
  readonly addresses: readonly IpAddress[];
  /** How far the list of these is. */
  readonly state: SourceState;
}

/** The network of a load balancer: what it is called, and its page where the site has networks. */
function useNetworkOf(row: BalancerRow): { readonly name: ReactNode; readonly path: string | undefined } {
  const t = useText();
  const hasNetworks = useFeature('privateNetworksEnabled');
  const isNameLoading = row.network_uuid && row.network === undefined && row.networkState === 'loading';
  return {
    name: isNameLoading ? <Skeleton /> : (row.network ?? row.network_uuid ?? t('none')),
    path:
      hasNetworks && row.network_uuid ? paths.network({ location: row.location, uuid: row.network_uuid }) : undefined,
  };
}

/** What is touched by what is done to a load balancer: its floating IPs and its network. */
export function BalancerRelations({ row, addresses, state }: FactsProps) {
  const t = useText();
  const { name: networkName, path: networkPath } = useNetworkOf(row);
  return (
    <Relations
      none={t(state === 'failed' ? 'unknown' : 'depends.none')}
      waiting={state === 'loading' ? (networkPath ? 2 : 1) : undefined}
      items={[
        ...addresses.map((ip) => ({
          id: ip.uuid,
          icon: 'globe' as const,
          name: ip.address,
          to: paths.ipAddress({ location: row.location, uuid: ip.uuid }),
          detail: t('ip.one'),
        })),
        ...(networkPath
          ? [
              {
                id: 'network',
                icon: 'network' as const,
                name: networkName,
                to: networkPath,
                detail: t('vpc.one'),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The facts of a load balancer. */
export function BalancerFacts({ row, addresses, state }: FactsProps) {
  const t = useText();
  const hasIps = useFeature('ipsEnabled');
  const hasNetworks = useFeature('privateNetworksEnabled');
  const { name: networkName, path: networkPath } = useNetworkOf(row);
  const address = addresses.map((ip) => ip.address).join(', ');
  const none = <NoneCell>{t('none')}</NoneCell>;
  return (
    <FactGrid
      items={[
        ...(hasIps
          ? [
              {
                label: t('ip.one'),
                value: address || { ready: none, failed: <UnknownCell />, loading: <Skeleton width={96} /> }[state],
                ...(address ? { copy: address, mono: true } : {}),
              },
            ]
          : []),
        {
          label: t('lb.private'),
          value: row.private_address || none,
          ...(row.private_address ? { copy: row.private_address, mono: true } : {}),
        },
        ...(hasNetworks
          ? [{ label: t('lb.network'), value: networkPath ? <Link to={networkPath}>{networkName}</Link> : none }]
          : []),
        {
          label: t('column.account'),
          value: <AccountLink id={row.billing_account_id} />,
        },
        { label: t('lb.targets'), value: countOf(row.targets) },
        { label: t('column.created'), value: <DateTimeCell value={row.created_at} /> },
      ]}
      technical={[
        { label: t('column.updated'), value: row.updated_at ? <DateTime value={row.updated_at} /> : none },
        { label: t('column.uuid'), value: row.uuid, mono: true, copy: row.uuid },
      ]}
    />
  );
}
