import { unreadOf } from '@console/api';
import { useShownEmail } from '@console/area';
import type { AccessDelegation } from '@console/contract/access-delegation';
import { Card, CopyText, DateTime, EmptyState, Status } from '@console/ui';
import type { Column } from '@console/ui/data';
import { DataTable, NoneCell, useTableState } from '@console/ui/data';
import { useText } from '../texts';

type Invitation = AccessDelegation['impersonations'][number];

/** Who was invited to a delegation, and who has accepted. */
export function DelegatedInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useText();
  const shown = useShownEmail({ checksAdministrator: false });
  // Whoever owns the delegation has typed the address; it must stay possible to see whom one has let in.
  const grantee = ({ grantee_username: name }: Invitation) => (name ? shown(name, { isGiven: true }) : undefined);
  const state = useTableState({ id: 'delegated', defaultSort: { id: 'grantee' } });
  const status = (row: Invitation) =>
    row.is_accepted ? (
      <Status state="good" label={t('invitations.accepted')} />
    ) : (
      <Status state="notice" label={t('invitations.open')} />
    );
  const time = (value: Date | null | undefined) => (value ? <DateTime value={value} as="date" /> : <NoneCell />);
  const columns: Column<Invitation>[] = [
    {
      id: 'grantee',
      header: t('invitations.grantee'),
      fixed: true,
      value: (row) => grantee(row) ?? '',
      cell: (row) => <span className="ui-strong ui-cut">{grantee(row) ?? <NoneCell />}</span>,
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
      cell: (row) => time(row.created_at),
    },
    {
      id: 'acceptedAt',
      header: t('invitations.acceptedAt'),
      width: 130,
      value: (row) => row.accepted_at ?? null,
      cell: (row) => time(row.accepted_at),
    },
    {
      id: 'granteeId',
      header: t('invitations.granteeId'),
      width: 100,
      value: (row) => row.grantee_id ?? null,
      cell: (row) => row.grantee_id ?? <NoneCell />,
    },
    {
      id: 'id',
      header: t('invitations.id'),
      width: 330,
      sortable: false,
      value: (row) => row.uuid,
      cell: (row) => <CopyText value={row.uuid} label={t('invitations.id')} mono />,
    },
  ];
  return (
    <Card title={t('invitations.title')} flush>
      <DataTable
        simple
        label={t('invitations.title')}
        columns={columns}
        rows={invitations}
        unread={unreadOf(invitations)}
        getRowId={(row) => row.uuid}
        state={state}
        card={(row) => ({
          title: grantee(row) ?? row.uuid,
          status: status(row),
          meta: row.created_at ? <DateTime value={row.created_at} as="date" /> : undefined,
        })}
        countLabel={(n) => t('invitations.count', { n })}
        empty={<EmptyState text={t('invitations.empty')} />}
      />
    </Card>
  );
}
