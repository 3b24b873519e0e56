import type { ReactNode } from 'react';
import { unreadOf } from '@console/api';
import { Card, CopyText, DateTime, EmptyState, Status } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NoneCell, UnknownCell, useTableState } from '@console/ui/data';
import { useBound } from '../../parts/may-change';
import { useText } from '../../texts';
import { useGranteeName, type DelegationRow, type Invitation } from '../rows';
import { useDelegationText } from '../texts';

interface InvitationsProps {
  readonly delegation: DelegationRow;
  readonly onRemove: (invitation: Invitation) => void;
}

/** Who was invited to a delegation, who has accepted, and the way to take it back. */
export function Invitations({ delegation: { impersonations }, onRemove }: InvitationsProps) {
  const t = useText();
  const own = useDelegationText();
  const bound = useBound();
  const grantee = useGranteeName();
  const state = useTableState({ id: 'delegated', defaultSort: { id: 'grantee' } });
  const reason = bound === undefined ? {} : { reason: bound };
  const status = (row: Invitation) =>
    row.is_accepted ? (
      <Status state="good" label={t('invitations.accepted')} />
    ) : (
      <Status state="notice" label={t('invitations.open')} />
    );
  const time = (value: Date | null | undefined, missing: ReactNode) =>
    value ? <DateTime value={value} as="date" /> : missing;
  const columns: Column<Invitation>[] = [
    {
      id: 'grantee',
      header: t('invitations.grantee'),
      fixed: true,
      value: grantee,
      cell: (row) => (
        <span className="ui-strong ui-cut" title={grantee(row)}>
          {grantee(row)}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('invitations.status'),
      width: 120,
      value: (row) => (row.is_accepted ? 1 : 0),
      cell: status,
    },
    {
      id: 'created',
      header: t('invitations.created'),
      width: 130,
      value: (row) => row.created_at ?? null,
      cell: (row) => time(row.created_at, <UnknownCell />),
    },
    {
      id: 'acceptedAt',
      header: t('invitations.acceptedAt'),
      width: 130,
      value: (row) => row.accepted_at ?? null,
      cell: (row) => time(row.accepted_at, row.is_accepted ? <UnknownCell /> : <NoneCell />),
    },
    {
      id: 'id',
      header: t('invitations.id'),
      width: 170,
      sortable: false,
      value: (row) => row.uuid,
      cell: (row) => <CopyText value={row.uuid} label={t('invitations.id')} mono />,
    },
  ];
  return (
    <Card title={own('people.title')} flush>
      <DataTable
        simple
        label={own('people.title')}
        columns={columns}
        rows={impersonations}
        unread={unreadOf(impersonations)}
        getRowId={(row) => row.uuid}
        state={state}
        rowActions={(row) => [
          {
            id: 'remove',
            icon: 'trash-2',
            label: own(row.is_accepted ? 'action.remove' : 'action.withdraw'),
            danger: true,
            ...reason,
            onSelect: () => onRemove(row),
          },
        ]}
        rowActionsLabel={(row) => own('list.actions', { name: grantee(row) })}
        card={(row) => ({
          title: grantee(row),
          status: status(row),
          meta: row.accepted_at ? (
            <span>
              {t('invitations.acceptedAt')} <DateTime value={row.accepted_at} as="date" />
            </span>
          ) : row.created_at ? (
            <span>
              {t('invitations.created')} <DateTime value={row.created_at} as="date" />
            </span>
          ) : undefined,
        })}
        countLabel={(n) => t('invitations.count', { n })}
        empty={<EmptyState icon="mail-check" text={t('invitations.empty')} />}
      />
    </Card>
  );
}
