import { useMemo } from 'react';
import { paths } from '@console/contract/paths';
import { useAccountNames } from '@console/domain/account';
import { useAccountLinks } from '@console/domain/detail';
import { useColumns } from '@console/domain/list';
import type { Column } from '@console/ui/data';
import { useText } from '../texts';
import { peopleOf } from './people';
import type { DelegationRow } from './rows';

/** How many people were invited to a delegation, how many of them have accepted, and of how many nobody knows, in words. */
export function usePeopleText(): (row: DelegationRow) => string {
  const t = useText();
  return (row) => {
    const { invited, accepted, unread } = peopleOf(row);
    if (invited + unread === 0) return t('delegation.nobody');
    return [
      ...(invited > 0 ? [t('delegation.peopleCount', { n: invited, accepted })] : []),
      ...(unread > 0 ? [t('delegation.peopleUnread', { n: unread })] : []),
    ].join(', ');
  };
}

/** Whoever could not be read may have accepted, or not. */
const isUnknown = (row: DelegationRow): boolean => peopleOf(row).unread > 0;

/** Columns of the list of delegations. */
export function useDelegationColumns(): Column<DelegationRow>[] {
  const t = useText();
  const column = useColumns<DelegationRow>();
  const accountLink = useAccountLinks();
  const accountName = useAccountNames();
  return useMemo(
    () => [
      column.name({ header: t('delegation.name'), value: (row) => row.title, to: paths.delegation }),
      column.account({
        width: 240,
        name: (row) => accountName(row.billing_account_id),
        cell: (row) => accountLink(row.billing_account_id),
      }),
      column.number({
        id: 'accepted',
        header: t('invitations.accepted'),
        width: 110,
        value: (row) => peopleOf(row).accepted,
        isUnknown,
      }),
      column.number({
        id: 'open',
        header: t('invitations.open'),
        width: 110,
        value: (row) => peopleOf(row).invited - peopleOf(row).accepted,
        isUnknown,
      }),
      { id: 'number', header: t('delegation.number'), width: 96, hidden: true, value: (row) => row.id },
      column.date({ width: 150, at: (row) => row.created_at }),
      column.date({
        id: 'updated',
        header: t('delegation.updated'),
        width: 150,
        hidden: true,
        at: (row) => row.updated_at,
      }),
    ],
    [t, column, accountLink, accountName],
  );
}
