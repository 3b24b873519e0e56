import { useMemo } from 'react';
import type { Money } from '@console/api';
import { locationName } from '@console/area';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import { DateTime } from '@console/ui';
import { NameCell, PriceCell, TextCell, type Column } from '@console/ui/data';
import { PlaceCell } from '../parts/cells';
import { useText } from '../parts/texts';
import { ipState } from './assignment';
import type { IpRow } from './rows';
import { AssigneeLink, IpStatus, useIpType, useIpWords, useKindWord } from './words';

/** Columns of the list of floating IPs. */
export function useIpColumns(priceOf: (row: IpRow) => Money | undefined): Column<IpRow>[] {
  const t = useText();
  const words = useIpWords();
  const typeOf = useIpType();
  const kindOf = useKindWord();
  return useMemo(
    () => [
      {
        id: 'address',
        header: t('ip.address'),
        fixed: true,
        value: (row) => row.address,
        cell: (row) => <NameCell to={paths.ipAddress(row)} name={row.address} />,
      },
      {
        id: 'name',
        header: t('column.name'),
        width: 190,
        value: (row) => row.name ?? '',
        cell: (row) => <TextCell>{row.name}</TextCell>,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 125,
        value: (row) => words[ipState(row)],
        cell: (row) => <IpStatus row={row} />,
      },
      {
        id: 'location',
        header: t('column.location'),
        width: 130,
        value: (row) => locationName(row.location),
        cell: (row) => <PlaceCell slug={row.location} />,
      },
      {
        id: 'assignee',
        header: t('ip.assignedTo'),
        width: 190,
        value: (row) => row.assignee?.name ?? '',
        cell: (row) => <AssigneeLink assignee={row.assignee} />,
      },
      {
        id: 'kind',
        header: t('ip.kind'),
        width: 140,
        value: (row) => kindOf(row.assignee?.type ?? ''),
        cell: (row) => <TextCell>{kindOf(row.assignee?.type ?? '')}</TextCell>,
      },
      {
        id: 'private',
        header: t('ip.privateAddress'),
        width: 130,
        hidden: true,
        value: (row) => row.assigned_to_private_ip ?? '',
        cell: (row) => <TextCell>{row.assigned_to_private_ip}</TextCell>,
      },
      {
        id: 'account',
        header: t('column.account'),
        width: 160,
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
      { id: 'type', header: t('column.type'), width: 120, hidden: true, value: typeOf, cell: typeOf },
      {
        id: 'unassigned',
        header: t('ip.unassignedAt'),
        width: 150,
        hidden: true,
        value: (row) => row.unassigned_at ?? null,
        cell: (row) => <TextCell>{row.unassigned_at ? <DateTime value={row.unassigned_at} /> : null}</TextCell>,
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
    [t, words, typeOf, kindOf, priceOf],
  );
}
