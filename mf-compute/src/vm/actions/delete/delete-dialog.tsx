import { CodeDisclosure, locationName } from '@console/area';
import { savedSpend } from '@console/domain/deletion';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import { vmDeletion } from './delete-vm';
import type { JoinedVm } from '../../machine/rows';
import { useMachineText } from '../../machine/texts';
import { deleteRequests } from '../requests';
import { useConsequences } from './consequences';

export interface VmDeleteDialogProps {
  readonly vm: JoinedVm;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes one machine: what goes, what stays and is still charged, and the name typed by hand. */
export function VmDeleteDialog({ vm, onClose, onDeleted }: VmDeleteDialogProps) {
  const t = useText();
  const d = useMachineText();
  const { items, released, saved } = useConsequences(vm);
  const blocked = vm.pending === 'delete' ? undefined : whyNot('delete', vm, vm.pending);
  const { dialog, run } = useConfirmedAction(vmDeletion.action, {
    about: vm.uuid,
    onClose,
    onDone: () => {
      onDeleted?.();
      onClose();
    },
    reason: blocked && t(blocked),
  });
  return (
    <DeleteDialog
      {...dialog}
      title={d('delete.title')}
      name={vm.name}
      place={locationName(vm.location)}
      consequences={items}
      {...savedSpend(vm.billing_account, saved)}
      confirmLabel={d('delete.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => vmDeletion.remove(vm, released),
          running: d('delete.running', { name: vm.name }),
          done: d('delete.done', { name: vm.name }),
        })
      }
      after={<CodeDisclosure requests={() => deleteRequests(vm, released)} />}
    />
  );
}
