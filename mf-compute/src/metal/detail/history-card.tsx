import { useMemo } from 'react';
import { metalOsName, type MetalState } from '@console/contract/metal';
import { Card, DateTime, Skeleton } from '@console/ui';
import { DateTimeCell, DataTable, NoneCell, useTableState, type Column } from '@console/ui/data';
import { LeaseStatus } from '../lease/lease-status';
import { useMetalText } from '../lease/texts';
import { useSystems } from '../lease/use-systems';
import { useLeaseText, type LeaseId } from './texts';
import { ownValue } from '@console/contract/own-value';

const actions: Readonly<Record<string, LeaseId>> = {
  admin_create: 'historyAction.adminCreate',
  admin_update: 'historyAction.adminUpdate',
  admin_delete: 'historyAction.adminDelete',
  admin_lease_create: 'historyAction.adminLeaseCreate',
  user_request: 'historyAction.userRequest',
  user_release: 'historyAction.userRelease',
};

/** What an entry of the history says; undefined for an action that is not known. (spec 3, section 4) */
export const historyText = (action: string): LeaseId | undefined => ownValue(actions, action);

/** What has happened with a server under this lease, the latest first. */
export function HistoryCard({ history }: { history: readonly MetalState[] }) {
  const t = useLeaseText();
  const shared = useMetalText();
  const systems = useSystems();
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
        cell: (row) => (row.os_id ? (metalOsName(systems, row.os_id) ?? <Skeleton />) : <NoneCell />),
      },
      {
        id: 'changed',
        header: t('history.changed'),
        width: 160,
        value: (row) => row.changed_at,
        cell: (row) => <DateTimeCell value={row.changed_at} />,
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
