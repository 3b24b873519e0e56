import { useMemo } from 'react';
import { unreadOf } from '@console/api';
import { EmptyState } from '@console/ui';
import { DataTable, NumberCell, useTableState, type Column } from '@console/ui/data';
import { useText } from '../../parts/texts';
import { useNodeMenu } from '../actions/menu';
import { NodeStatus } from '../status';
import { useServiceText } from '../texts';
import type { NodeView, ServiceView } from '../use-services';

/** The machines of a service, with start and stop; they are not among the customer's own machines. */
export function NodeTable({ service }: { service: ServiceView }) {
  const t = useText();
  const s = useServiceText();
  const state = useTableState({ id: 'service-nodes', defaultSort: { id: 'node' } });
  const columns = useMemo<Column<NodeView>[]>(
    () => [
      {
        id: 'node',
        header: t('service.node'),
        width: 110,
        fixed: true,
        value: (row) => row.number,
        cell: (row) => <strong>{t('service.nodeNumber', { n: row.number })}</strong>,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 120,
        value: (row) => row.status ?? '',
        cell: (row) => <NodeStatus node={row} />,
      },
      { id: 'id', header: t('column.uuid'), value: (row) => row.id },
      {
        id: 'vcpu',
        header: t('column.vcpu'),
        width: 70,
        align: 'end',
        value: (row) => row.vcpu,
        cell: (row) => <NumberCell value={row.vcpu} />,
      },
      {
        id: 'memory',
        header: t('column.memory'),
        width: 90,
        align: 'end',
        value: (row) => row.memory,
        cell: (row) => <NumberCell value={row.memory / 1024} unit="GB" />,
      },
      {
        id: 'disk',
        header: t('column.disk'),
        width: 90,
        align: 'end',
        value: (row) => row.disk,
        cell: (row) => <NumberCell value={row.disk} unit="GB" />,
      },
    ],
    [t],
  );
  return (
    <DataTable
      simple
      label={t('service.nodes')}
      columns={columns}
      rows={service.nodes}
      unread={unreadOf(service.resources)}
      getRowId={(row) => row.id}
      state={state}
      rowActions={useNodeMenu(service)}
      rowActionsLabel={(row) => s('actionsOf', { name: t('service.nodeNumber', { n: row.number }) })}
      card={(row) => ({
        title: t('service.nodeNumber', { n: row.number }),
        status: <NodeStatus node={row} />,
        meta: t('service.size', { vcpu: row.vcpu, memory: row.memory / 1024, disk: row.disk }),
      })}
      empty={<EmptyState icon="server" text={t('service.nodesNone')} />}
    />
  );
}
