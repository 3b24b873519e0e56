import { call, codeRequest } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import { rebuildServiceNode } from '@console/contract/service-node';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, useFormat, type Consequence } from '@console/ui';
import { whyNotNode } from '../can';
import type { NodeSnapshot } from '../facts';
import { serviceMarks } from '../marks';
import { ServiceText, useServiceText } from '../texts';
import { restoreParams } from './requests';
import type { NodeDialogProps } from './stop-dialog';

const restoreAction = defineAction<null>('service.restore');

/** Puts a snapshot in the place of what is on a node. The node is down meanwhile, and runs afterwards. */
export function RestoreDialog({ service, node, snapshot, onClose }: NodeDialogProps & { snapshot: NodeSnapshot }) {
  const t = useServiceText();
  const { date } = useFormat();
  const blocked = whyNotNode('restore', node, service);
  const { dialog, run } = useConfirmedAction(restoreAction, {
    about: snapshot.uuid,
    onClose,
    reason: blocked && t(blocked),
  });
  const { name } = service;
  // Each sentence has words of its own for a date that is not known.
  const at = snapshot.takenAt ? date(snapshot.takenAt, 'datetime') : 'unknown';
  const values = { n: node.number, name, at };
  const consequences: Consequence[] = [
    {
      id: 'disk',
      tone: 'erased',
      icon: 'hard-drive',
      text: t('restore.erased', values),
      detail: t('restore.erasedDetail'),
    },
    { id: 'down', tone: 'affected', icon: 'square', text: t('restore.down') },
    ...(service.nodes.length > 1
      ? [{ id: 'others', tone: 'kept' as const, icon: 'boxes' as const, text: t('restore.others') }]
      : []),
    { id: 'snapshots', tone: 'kept', icon: 'archive', text: t('restore.snapshotsStay') },
  ];
  const request = restoreParams(service, snapshot);
  return (
    <DeleteDialog
      {...dialog}
      title={t('restore.title')}
      name={name}
      intro={<ServiceText id="restore.intro" values={{ name: <b>{name}</b>, n: node.number, at }} />}
      consequences={consequences}
      confirmLabel={t('restore.confirm')}
      pendingLabel={t('restore.pending')}
      onConfirm={() =>
        run({
          values: null,
          work: () => serviceMarks.run(node.id, 'restore', () => call(rebuildServiceNode, request)),
          running: t('restore.running', values),
          done: t('restore.done', values),
        })
      }
      after={<CodeDisclosure requests={() => [codeRequest(rebuildServiceNode, request)]} />}
    />
  );
}
