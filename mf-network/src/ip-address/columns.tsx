import { useMemo } from 'react';
import type { Money } from '@console/api';
import { paths } from '@console/contract/paths';
import { useAccountLinks } from '@console/domain/detail';
import { useColumns } from '@console/domain/list';
import { useArePricesLoading } from '@console/domain/price-list';
import type { Column } from '@console/ui/data';
import { useText } from '../parts/texts';
import { assigneeName, ipState } from './assignment';
import type { IpRow } from './rows';
import { AssigneeLink, IpStatus, useIpType, useIpLabels, useKindLabel } from './labels';

/** Columns of the list of floating IPs. */
export function useIpColumns(priceOf: (row: IpRow) => Money | null | undefined): Column<IpRow>[] {
  const t = useText();
  const column = useColumns<IpRow>();
  const accountLink = useAccountLinks();
  const arePricesLoading = useArePricesLoading();
  const labels = useIpLabels();
  const typeOf = useIpType();
  const kindOf = useKindLabel();
  return useMemo(
    () => [
      // An address has its length. Names share the rest, so that none of them decides how wide a column is.
      column.name({
        id: 'address',
        header: t('ip.address'),
        width: 138,
        whole: true,
        value: (row) => row.address,
        to: paths.ipAddress,
      }),
      column.text({ id: 'name', header: t('column.name'), least: 150, value: (row) => row.name }),
      column.status({ width: 118, word: (row) => labels[ipState(row)], cell: (row) => <IpStatus row={row} /> }),
      column.location({ width: 118 }),
      {
        id: 'assignee',
        header: t('ip.assignedTo'),
        least: 176,
        value: (row) => (row.assignee ? assigneeName(row.assignee) : ''),
        cell: (row) => <AssigneeLink assignee={row.assignee} />,
      },
      column.text({
        id: 'kind',
        header: t('ip.kind'),
        width: 122,
        whole: true,
        value: (row) => kindOf(row.assignee?.type ?? ''),
      }),
      column.text({
        id: 'private',
        header: t('ip.privateAddress'),
        width: 130,
        hidden: true,
        whole: true,
        value: (row) => row.assigned_to_private_ip,
      }),
      column.account({
        width: 146,
        name: (row) => row.account,
        cell: (row) => accountLink(row.billing_account_id),
      }),
      column.amount({ width: 92, amount: priceOf, isLoading: () => arePricesLoading }),
      column.text({ id: 'type', header: t('column.type'), width: 120, hidden: true, value: typeOf }),
      column.date({
        id: 'unassigned',
        header: t('ip.unassignedAt'),
        width: 150,
        hidden: true,
        at: (row) => row.unassigned_at,
      }),
      column.date({ width: 150, hidden: true, at: (row) => row.created_at }),
      column.date({
        id: 'updated',
        header: t('column.updated'),
        width: 150,
        hidden: true,
        at: (row) => row.updated_at,
      }),
      column.uuid(),
    ],
    [t, column, accountLink, labels, typeOf, kindOf, priceOf, arePricesLoading],
  );
}
