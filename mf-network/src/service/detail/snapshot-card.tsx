import { useMemo } from 'react';
import { Card, DateTime, EmptyState, type MenuItem } from '@console/ui';
import { DataTable, NumberCell, TextCell, UnknownCell, useTableState, type Column } from '@console/ui/data';
import { useText } from '../../parts/texts';
import { whyNotNode } from '../can';
import { unreadSnapshots, type NodeSnapshot } from '../facts';
import { useServiceText } from '../texts';
import { servicePath } from '../urls';
import type { NodeView, ServiceView } from '../use-services';

interface Row extends NodeSnapshot {
  readonly node: NodeView;
}

/** The snapshots that the nodes of a service can be put back to. */
export function SnapshotCard({ service }: { service: ServiceView }) {
  const t = useServiceText();
  const shared = useText();
  const state = useTableState({ id: 'service-snapshots', defaultSort: { id: 'taken', desc: true } });
  const rows = useMemo(
    () => service.nodes.flatMap((node) => node.snapshots.map((snapshot): Row => ({ ...snapshot, node }))),
    [service.nodes],
  );
  const unread = useMemo(() => unreadSnapshots(service), [service]);
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        id: 'taken',
        header: t('snapshot.taken'),
        fixed: true,
        value: (row) => row.takenAt,
        cell: (row) => <strong>{row.takenAt ? <DateTime value={row.takenAt} /> : t('snapshot.undated')}</strong>,
      },
      {
        id: 'node',
        header: shared('service.node'),
        width: 140,
        value: (row) => row.node.number,
        cell: (row) => <TextCell>{shared('service.nodeNumber', { n: row.node.number })}</TextCell>,
      },
      {
        id: 'size',
        header: t('snapshot.size'),
        width: 100,
        align: 'end',
        value: (row) => row.size,
        cell: (row) => (row.size === undefined ? <UnknownCell /> : <NumberCell value={row.size} unit="GB" />),
      },
    ],
    [t, shared],
  );
  const actions = ({ uuid, node }: Row): MenuItem[] => {
    const blocked = whyNotNode('restore', node, service);
    return [
      {
        id: 'restore',
        icon: 'archive-restore',
        label: t('restore.title'),
        ...(blocked ? { reason: t(blocked) } : {}),
        to: servicePath(service, { tab: 'snapshots', dialog: 'restore', item: uuid }),
      },
    ];
  };
  return (
    <Card flush title={t('snapshot.title')} note={t('snapshot.note')}>
      <DataTable
        simple
        label={t('snapshot.title')}
        columns={columns}
        rows={rows}
        unread={unread}
        getRowId={(row) => row.uuid}
        state={state}
        rowActions={actions}
        rowActionsLabel={({ node, takenAt }) =>
          t('snapshot.actions', { n: node.number, at: takenAt ? takenAt.toISOString().slice(0, 10) : 'unknown' })
        }
        card={(row) => ({
          title: shared('service.nodeNumber', { n: row.node.number }),
          meta: row.takenAt ? <DateTime value={row.takenAt} /> : t('snapshot.undated'),
        })}
        empty={<EmptyState icon="camera" text={t('snapshot.none')} />}
      />
    </Card>
  );
}
