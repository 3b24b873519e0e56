import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { listMetalOs, metalOsName, type MetalState } from '@console/contract/metal';
import { Card, DateTime } from '@console/ui';
import { DataTable, NoneCell, useTableState, type Column } from '@console/ui/data';
import { LeaseStatus } from '../lease-status';
import { useMetalText } from '../texts';
import { historyText } from './history-words';
import { useLeaseText } from './texts';

/** What has happened with a server under this lease, the latest first. */
export function HistoryCard({ history }: { history: readonly MetalState[] }) {
  const t = useLeaseText();
  const shared = useMetalText();
  const systems = useQuery(listMetalOs, {}).data;
  const state = useTableState({ id: 'history', defaultSort: { id: 'changed', desc: true } });
  const columns = useMemo((): Column<MetalState>[] => {
    const action = (row: MetalState) => {
      const id = historyText(row.action);
      return id ? t(id) : row.action;
    };
    return [
      { id: 'action', header: t('history.action'), value: action },
      {
        id: 'status',
        header: shared('field.status'),
        width: 120,
        value: (row) => row.status,
        cell: (row) => <LeaseStatus status={row.status} />,
      },
      {
        id: 'system',
        header: shared('field.system'),
        width: 150,
        value: (row) => metalOsName(systems, row.os_id),
        cell: (row) => metalOsName(systems, row.os_id) ?? <NoneCell />,
      },
      {
        id: 'changed',
        header: t('history.changed'),
        width: 160,
        value: (row) => row.changed_at,
        cell: (row) => (row.changed_at ? <DateTime value={row.changed_at} /> : <NoneCell />),
      },
      {
        id: 'ended',
        header: t('history.ended'),
        width: 160,
        value: (row) => row.ended_at,
        cell: (row) =>
          row.ended_at ? <DateTime value={row.ended_at} /> : <span className="ui-mut">{t('history.now')}</span>,
      },
    ];
  }, [t, shared, systems]);
  return (
    <Card flush title={t('history.title')}>
      <DataTable
        simple
        label={t('history.title')}
        columns={columns}
        rows={history}
        getRowId={(row) => String(row.state_id)}
        state={state}
      />
    </Card>
  );
}
