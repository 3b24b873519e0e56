import { useState } from 'react';
import { call, isAborted, toApiError } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import { startVm } from '@console/contract/vm-change';
import { rebuildVm } from '@console/contract/vm-rebuild';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, useFormat, type Consequence } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { timeStyle } from '../../machine/replica-time';
import { replicaType, diskName, type Replica } from '../../machine/replicas';
import { MachineText, useMachineText } from '../../machine/texts';
import { restoreRequests, typeOf } from '../requests';
import { startFollowUp } from '../start-after';

/** `isRestored`: what is left is the start. */
interface Values {
  readonly starts: boolean;
  readonly isRestored: boolean;
  readonly wasRunning: boolean;
}

const restoreAction = defineAction<Values>('vm.restore');

async function restore(vm: JoinedVm, replica: Replica, values: Values, keep: (values: Values) => void): Promise<void> {
  const { location, uuid, name } = vm;
  const id = restoreAction.idOf(replica.uuid);
  const note = (isStopped: boolean): void => {
    const start = { of: 'restore', ran: values.wasRunning, isStopped } as const;
    startFollowUp.queue(id, values.starts ? start : undefined, { location, uuid, name });
  };
  note(values.isRestored);
  try {
    if (!values.isRestored) {
      await onMachine(vm, 'restore', () =>
        call(rebuildVm, { location, uuid, replica_uuid: replica.uuid, ...typeOf(replica) }),
      );
      keep({ ...values, isRestored: true });
      note(true);
    }
    if (values.starts) await onMachine(vm, 'start', () => call(startVm, { location, uuid }));
  } catch (error) {
    // Where nobody knows, the next page that is loaded looks.
    if (toApiError(error).outcome === 'refused' && !isAborted(error)) startFollowUp.queue(id, undefined);
    throw error;
  }
  startFollowUp.queue(id, undefined);
}

/** Puts a snapshot or backup in the place of what is on its disk. The machine is stopped for it, and left stopped. */
export function RestoreDialog({ vm, replica, onClose }: { vm: JoinedVm; replica: Replica; onClose: () => void }) {
  const t = useMachineText();
  const shared = useText();
  const { date } = useFormat();
  const blocked = whyNot('restore', vm, vm.pending);
  const { view, dialog, run } = useConfirmedAction(restoreAction, {
    about: replica.uuid,
    onClose,
    reason: blocked && shared(blocked),
  });
  const [starts, setStarts] = useState(view.before?.values.starts ?? vm.status === 'running');
  // Once it works the machine is stopped: what was true when it was asked stays on the screen.
  const [wasRunning] = useState(view.before?.values.wasRunning ?? vm.status === 'running');
  const kind = replicaType(replica);
  const disk = diskName(replica.disk);
  // Each sentence has words of its own for a date that is not known.
  const at = replica.created_at ? date(replica.created_at, timeStyle(replica, replica.disk)) : 'unknown';
  const isRestored = view.current?.values.isRestored === true;
  const consequences: Consequence[] = isRestored
    ? []
    : [
        {
          id: 'disk',
          tone: 'erased',
          icon: 'hard-drive',
          text: t('restore.erased', { disk }),
          detail: t('restore.erasedDetail'),
        },
        {
          id: 'stop',
          tone: 'affected',
          icon: 'square',
          text: t(wasRunning ? 'restore.stops' : starts ? 'restore.isStopped' : 'restore.staysStopped'),
          choice: { label: t('restore.start'), checked: starts, onChange: setStarts },
        },
        { id: 'copies', tone: 'kept', icon: 'archive', text: t('restore.copiesStay') },
      ];
  return (
    <DeleteDialog
      {...dialog}
      title={t(`restore.title.${kind}`)}
      name={vm.name}
      intro={
        <MachineText
          id={isRestored ? 'restore.half' : `restore.intro.${kind}`}
          values={{ name: <b>{vm.name}</b>, disk, at }}
        />
      }
      consequences={consequences}
      confirmLabel={t(isRestored ? 'restore.startNow' : 'restore.confirm')}
      pendingLabel={t(isRestored ? 'restore.starting' : 'restore.pending')}
      onConfirm={() =>
        run({
          values: { starts: starts || isRestored, isRestored, wasRunning },
          work: (values, keep) => restore(vm, replica, values, keep),
          running: t('restore.running', { name: vm.name }),
          done: t(starts || isRestored ? 'restore.doneRunning' : 'restore.doneStopped', { name: vm.name, at }),
        })
      }
      after={
        <CodeDisclosure requests={() => restoreRequests(vm, replica, { starts: starts || isRestored, isRestored })} />
      }
    />
  );
}
