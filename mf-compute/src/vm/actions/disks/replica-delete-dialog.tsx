import { call } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import { deleteVmReplica } from '@console/contract/vm-replica';
import { savedSpend } from '@console/domain/deletion';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, useFormat } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { timeStyle } from '../../machine/replica-time';
import { replicaType, diskName, type Replica } from '../../machine/replicas';
import { useMachineText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/disk-prices';
import { replicaDeleteRequest, typeOf } from '../requests';

const deleteReplicaAction = defineAction<null>('vm.deleteCopy');

/** Deletes one snapshot or backup; the disk that it is of stays as it is. */
export function ReplicaDeleteDialog({ vm, replica, onClose }: { vm: JoinedVm; replica: Replica; onClose: () => void }) {
  const t = useMachineText();
  const shared = useText();
  const { date } = useFormat();
  const blocked = whyNot('replicaDelete', vm, vm.pending);
  const { dialog, run } = useConfirmedAction(deleteReplicaAction, {
    about: replica.uuid,
    onClose,
    reason: blocked && shared(blocked),
  });
  const kind = replicaType(replica);
  const disk = diskName(replica.disk);
  const size = replica.size ?? replica.disk.size;
  const less = useDiskPrices(vm).ofReplica(kind, size);
  const at = replica.created_at ? date(replica.created_at, timeStyle(replica, replica.disk)) : '';
  const { location } = vm;
  return (
    <DeleteDialog
      {...dialog}
      title={t(`copyDelete.title.${kind}`)}
      name={at ? t('copyDelete.name', { disk, at }) : disk}
      place={vm.name}
      confirmText={false}
      consequences={[
        {
          id: 'copy',
          tone: 'erased',
          icon: 'archive',
          text: t(`copyDelete.erased.${kind}`, { size }),
          detail: replica.uuid,
        },
        { id: 'disk', tone: 'kept', icon: 'hard-drive', text: t('copyDelete.diskStays', { disk }) },
      ]}
      {...savedSpend(vm.billing_account, less)}
      confirmLabel={t(`copyDelete.title.${kind}`)}
      onConfirm={() =>
        run({
          values: null,
          work: () =>
            onMachine(vm, 'change', () =>
              call(deleteVmReplica, { location, replica_uuid: replica.uuid, ...typeOf(replica) }),
            ),
          running: t('copyDelete.running', { disk, name: vm.name }),
          done: t(`copyDelete.done.${kind}`, { disk, name: vm.name }),
        })
      }
      after={<CodeDisclosure requests={() => [replicaDeleteRequest(vm, replica)]} />}
    />
  );
}
