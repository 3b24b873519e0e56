import { call } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import { deleteVmReplica } from '@console/contract/vm-replica';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, useFormat } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { VmRow } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { copyType, diskName, type Copy } from '../../machine/replicas';
import { useDetailText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/use-disk-prices';
import { copyDeleteRequest, typeOf } from '../requests';

const deleteCopyAction = defineAction<null>('vm.deleteCopy');

/** Deletes one snapshot or backup; the disk that it is of stays as it is. */
export function CopyDeleteDialog({ vm, copy, onClose }: { vm: VmRow; copy: Copy; onClose: () => void }) {
  const t = useDetailText();
  const shared = useText();
  const { date } = useFormat();
  const blocked = whyNot('replicaDelete', vm, vm.pending);
  const { dialog, run } = useConfirmedAction(deleteCopyAction, {
    about: copy.uuid,
    onClose,
    reason: blocked && shared(blocked),
  });
  const kind = copyType(copy);
  const disk = diskName(copy.disk);
  const size = copy.size ?? copy.disk.size;
  const less = useDiskPrices(vm).ofCopy(kind, size);
  const at = copy.created_at ? date(copy.created_at, 'datetime') : '';
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
          detail: copy.uuid,
        },
        { id: 'disk', tone: 'kept', icon: 'hard-drive', text: t('copyDelete.diskStays', { disk }) },
      ]}
      {...(less ? { spend: { amount: less } } : {})}
      confirmLabel={t(`copyDelete.title.${kind}`)}
      onConfirm={() =>
        run({
          values: null,
          work: () =>
            onMachine(vm, 'change', () =>
              call(deleteVmReplica, { location, replica_uuid: copy.uuid, ...typeOf(copy) }),
            ),
          running: t('copyDelete.running', { disk, name: vm.name }),
          done: t(`copyDelete.done.${kind}`, { disk, name: vm.name }),
        })
      }
      after={<CodeDisclosure requests={() => [copyDeleteRequest(vm, copy)]} />}
    />
  );
}
