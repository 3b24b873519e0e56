import { call, lacksRows } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import type { VmStorage } from '@console/contract/vm';
import { deleteVmDisk } from '@console/contract/vm-storage';
import { savedSpend } from '@console/domain/deletion';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, type Consequence } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { diskName, erasedReplicasText } from '../../machine/replicas';
import { useMachineText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/disk-prices';
import { removeDiskRequest } from '../requests';

const removeDiskAction = defineAction<null>('vm.removeDisk');

function useConsequences(vm: JoinedVm, disk: VmStorage): Consequence[] {
  const t = useMachineText();
  return [
    {
      id: 'disk',
      tone: 'erased',
      icon: 'hard-drive',
      text: t('diskRemove.erased', { size: disk.size }),
      detail: disk.uuid,
    },
    ...(disk.replica.length > 0
      ? [{ id: 'copies', tone: 'erased' as const, icon: 'archive' as const, text: erasedReplicasText(disk.replica) }]
      : []),
    ...(lacksRows(disk.replica)
      ? [{ id: 'unread', tone: 'erased' as const, icon: 'archive' as const, text: t('diskRemove.copiesUnknown') }]
      : []),
    ...(vm.status === 'running'
      ? [
          {
            id: 'running',
            tone: 'affected' as const,
            text: t('diskRemove.whileRunning'),
            detail: t('diskRemove.unmount'),
          },
        ]
      : []),
  ];
}

/** Removes a disk that the machine does not start from, with everything on it. */
export function DiskRemoveDialog({ vm, disk, onClose }: { vm: JoinedVm; disk: VmStorage; onClose: () => void }) {
  const t = useMachineText();
  const shared = useText();
  const blocked = whyNot('diskRemove', vm, vm.pending);
  const { dialog, run } = useConfirmedAction(removeDiskAction, {
    about: disk.uuid,
    onClose,
    reason: blocked && shared(blocked),
  });
  const consequences = useConsequences(vm, disk);
  const less = useDiskPrices(vm).change(vm.storage.filter((other) => other.uuid !== disk.uuid));
  const name = diskName(disk);
  const { location, uuid } = vm;
  return (
    <DeleteDialog
      {...dialog}
      title={t('diskRemove.title')}
      name={name}
      place={vm.name}
      consequences={consequences}
      {...savedSpend(vm.billing_account, less?.lt(0) ? less.abs() : undefined)}
      confirmLabel={t('diskRemove.title')}
      pendingLabel={t('diskRemove.pending')}
      onConfirm={() =>
        run({
          values: null,
          work: () => onMachine(vm, 'change', () => call(deleteVmDisk, { location, uuid, storage_uuid: disk.uuid })),
          running: t('diskRemove.running', { disk: name, name: vm.name }),
          done: t('diskRemove.done', { disk: name, name: vm.name }),
        })
      }
      after={<CodeDisclosure requests={() => [removeDiskRequest(vm, disk)]} />}
    />
  );
}
