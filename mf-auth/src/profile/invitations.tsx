import { useQuery } from '@console/api';
import { listImpersonations } from '@console/contract/impersonation';
import type { Impersonation } from '@console/contract/impersonation';
import { Card, CopyText, EmptyState, ErrorPanel, Status } from '@console/ui';
import { DataTable, NoneCell, useTableState } from '@console/ui/data';
import type { Column } from '@console/ui/data';
import { useText } from '../texts';

/** The invitations that other people have sent to this user, as a list to read. */
export function Invitations() {
  const t = useText();
  const invitations = useQuery(listImpersonations, {});
  const state = useTableState({ id: 'invitations', defaultSort: { id: 'owner' } });
  const status = (row: Impersonation) =>
    row.is_accepted ? (
      <Status state="good" label={t('invitations.accepted')} />
    ) : (
      <Status state="notice" label={t('invitations.open')} />
    );
  const columns: Column<Impersonation>[] = [
    {
      id: 'owner',
      header: t('invitations.owner'),
      value: (row) => row.access_owner,
      cell: (row) => <b>{row.access_owner}</b>,
    },
    {
      id: 'account',
      header: t('invitations.account'),
      value: (row) => row.billing_account_name ?? '',
      cell: (row) => row.billing_account_name || <NoneCell />,
    },
    {
      id: 'status',
      header: t('invitations.status'),
      width: 140,
      value: (row) => (row.is_accepted ? 1 : 0),
      cell: status,
    },
    {
      id: 'id',
      header: t('invitations.id'),
      width: 320,
      value: (row) => row.uuid,
      cell: (row) => <CopyText value={row.uuid} label={t('invitations.id')} mono />,
    },
  ];
  if (invitations.error && !invitations.data) {
    return (
      <Card title={t('invitations.title')}>
        <ErrorPanel error={invitations.error} onRetry={invitations.reload} />
      </Card>
    );
  }
  return (
    <Card title={t('invitations.title')} note={t('invitations.text')} flush>
      <DataTable
        simple
        label={t('invitations.title')}
        columns={columns}
        rows={invitations.data ?? []}
        getRowId={(row) => row.uuid}
        state={state}
        loading={invitations.isLoading}
        card={(row) => ({ title: row.access_owner, status: status(row), meta: row.billing_account_name ?? undefined })}
        countLabel={(n) => t('invitations.count', { n })}
        empty={<EmptyState text={t('invitations.empty')} />}
      />
    </Card>
  );
}
