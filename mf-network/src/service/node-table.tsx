import { useMemo } from 'react';
import { EmptyState } from '@console/ui';
import { DataTable, NumberCell, TextCell, useTableState, type Column } from '@console/ui/data';
import { MachineStatus } from '../parts/cells';
import { useText } from '../parts/texts';
import type { ServiceNode } from './facts';

type Row = ServiceNode & { readonly number: number };

/** The machines of a service; they are not among the customer's own machines. */
export function NodeTable({ nodes }: { nodes: readonly ServiceNode[] }) {
  const t = useText();
  const state = useTableState({ id: 'service-nodes', defaultSort: { id: 'node' } });
  const rows = useMemo(() => nodes.map((node, index): Row => ({ ...node, number: index + 1 })), [nodes]);
  const columns = useMemo<Column<Row>[]>(
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
        cell: (row) => <TextCell>{row.status ? <MachineStatus status={row.status} /> : null}</TextCell>,
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
      rows={rows}
      getRowId={(row) => row.id}
      state={state}
      card={(row) => ({
        title: t('service.nodeNumber', { n: row.number }),
        ...(row.status ? { status: <MachineStatus status={row.status} /> } : {}),
        meta: t('service.size', { vcpu: row.vcpu, memory: row.memory / 1024, disk: row.disk }),
      })}
      empty={<EmptyState text={t('service.nodesNone')} />}
    />
  );
}
