import { useMemo, useState } from 'react';
import { Button, Dialog } from '@console/ui';
import type { JoinedVm } from '../../machine/rows';
import { replicasOf } from '../../machine/replicas';
import { useMachineText } from '../../machine/texts';
import type { DiskDialogName } from '../../machine/urls';
import { ReplicaDeleteDialog } from './replica-delete-dialog';
import { DiskAddDialog } from './disk-add-dialog';
import { DiskGrowDialog } from './disk-grow-dialog';
import { DiskRemoveDialog } from './disk-remove-dialog';
import { RestoreDialog } from './restore-dialog';
import { SnapshotDialog } from './snapshot-dialog';

export interface DiskDialogsProps {
  readonly vm: JoinedVm;
  /** What the dialog is about. */
  readonly url: { readonly disk: string | null; readonly replica: string | null; readonly close: () => void };
  readonly dialog: DiskDialogName;
}

/** What was found last: a thing that goes while its dialog is open stays in it until the dialog closes. */
function useLast<T>(found: T | undefined): T | undefined {
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  return found ?? last;
}

/** An address that names a disk or a copy that is not there. */
function Gone({ onClose }: { onClose: () => void }) {
  const t = useMachineText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gone.title')}
      footer={<Button onClick={onClose}>{t('gone.close')}</Button>}
    >
      <p>{t('gone.text')}</p>
    </Dialog>
  );
}

function OfDisk({ vm, url: { disk: uuid, close }, dialog }: DiskDialogsProps) {
  const disk = useLast(vm.storage.find((one) => one.uuid === uuid));
  if (!disk) return <Gone onClose={close} />;
  if (dialog === 'disk-grow') return <DiskGrowDialog vm={vm} disk={disk} onClose={close} />;
  return disk.primary ? <Gone onClose={close} /> : <DiskRemoveDialog vm={vm} disk={disk} onClose={close} />;
}

function OfReplica({ vm, url: { replica: uuid, close }, dialog }: DiskDialogsProps) {
  const replicas = useMemo(() => replicasOf(vm), [vm]);
  const replica = useLast(replicas.find((one) => one.uuid === uuid));
  if (!replica) return <Gone onClose={close} />;
  const Found = dialog === 'restore' ? RestoreDialog : ReplicaDeleteDialog;
  return <Found vm={vm} replica={replica} onClose={close} />;
}

/** The dialogs about disks and their copies. */
export function DiskDialogs(props: DiskDialogsProps) {
  const { vm, url, dialog } = props;
  switch (dialog) {
    case 'disk-add':
      return <DiskAddDialog vm={vm} onClose={url.close} />;
    case 'snapshot':
      return <SnapshotDialog vm={vm} disk={url.disk} onClose={url.close} />;
    case 'disk-grow':
    case 'disk-remove':
      return <OfDisk {...props} />;
    case 'restore':
    case 'replica-delete':
      return <OfReplica {...props} />;
  }
}
