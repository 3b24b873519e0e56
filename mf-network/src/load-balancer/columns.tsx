import { useMemo } from 'react';
import type { Money } from '@console/api';
import { locationName, useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import { DateTime, Link } from '@console/ui';
import { NameCell, NumberCell, PriceCell, TextCell, type Column } from '@console/ui/data';
import { PlaceCell } from '../parts/cells';
import { useText } from '../parts/texts';
import { balancerTitle, ruleLabel } from './facts';
import type { BalancerRow } from './rows';

/** '443 → 8443, 80 → 8080' */
export const rulesOf = (row: BalancerRow): string => row.forwarding_rules.map(ruleLabel).join(', ');

function NetworkCell({ row }: { row: BalancerRow }) {
  if (!row.network_uuid) return <TextCell>{null}</TextCell>;
  return (
    <Link to={paths.network({ location: row.location, uuid: row.network_uuid })}>
      {row.network ?? row.network_uuid}
    </Link>
  );
}

/** Columns of the list of load balancers. */
export function useBalancerColumns(priceOf: (row: BalancerRow) => Money | undefined): Column<BalancerRow>[] {
  const t = useText();
  const hasNetworks = useFeature('privateNetworksEnabled');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        fixed: true,
        value: balancerTitle,
        cell: (row) => <NameCell to={paths.loadBalancer(row)} name={balancerTitle(row)} />,
      },
      {
        id: 'location',
        header: t('column.location'),
        width: 130,
        value: (row) => locationName(row.location),
        cell: (row) => <PlaceCell slug={row.location} />,
      },
      {
        id: 'public',
        header: t('lb.public'),
        width: 130,
        value: (row) => row.publicAddress,
        cell: (row) => <TextCell>{row.publicAddress}</TextCell>,
      },
      {
        id: 'private',
        header: t('lb.private'),
        width: 120,
        value: (row) => row.private_address ?? '',
        cell: (row) => <TextCell>{row.private_address}</TextCell>,
      },
      ...(hasNetworks
        ? [
            {
              id: 'network',
              header: t('lb.network'),
              width: 130,
              value: (row: BalancerRow) => row.network ?? '',
              cell: (row: BalancerRow) => <NetworkCell row={row} />,
            },
          ]
        : []),
      {
        id: 'rules',
        header: t('lb.rules'),
        width: 150,
        value: rulesOf,
        cell: (row) => <TextCell>{rulesOf(row)}</TextCell>,
      },
      {
        id: 'targets',
        header: t('lb.targets'),
        width: 75,
        align: 'end',
        value: (row) => row.targets.length,
        cell: (row) => <NumberCell value={row.targets.length} />,
      },
      {
        id: 'account',
        header: t('column.account'),
        width: 150,
        value: (row) => row.account,
        cell: (row) => <AccountLink id={row.billing_account_id} />,
      },
      {
        id: 'price',
        header: t('column.price'),
        width: 100,
        align: 'end',
        value: (row) => Number(priceOf(row) ?? 0),
        cell: (row) => <PriceCell amount={priceOf(row)} />,
      },
      {
        id: 'created',
        header: t('column.created'),
        width: 150,
        hidden: true,
        value: (row) => row.created_at ?? null,
        cell: (row) => <TextCell>{row.created_at ? <DateTime value={row.created_at} /> : null}</TextCell>,
      },
      { id: 'uuid', header: t('column.uuid'), width: 300, hidden: true, value: (row) => row.uuid },
    ],
    [t, priceOf, hasNetworks],
  );
}
