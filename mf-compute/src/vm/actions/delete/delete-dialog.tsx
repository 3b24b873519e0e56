import { CodeDisclosure, locationName } from '@console/area';
import { DeleteDialog, toast } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import { deleteMachine } from './delete-vm';
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
  const reason = vm.pending === 'delete' ? undefined : whyNot('delete', vm, vm.pending);
  const confirm = async (): Promise<void> => {
    await deleteMachine(vm, released);
    toast.success(d('delete.done', { name: vm.name }));
    onDeleted?.();
  };
  return (
    <DeleteDialog
      open
      onClose={onClose}
      title={d('delete.title')}
      name={vm.name}
      place={locationName(vm.location)}
      consequences={items}
      {...(saved ? { spend: { amount: saved } } : {})}
      confirmLabel={d('delete.title')}
      reason={reason && t(reason)}
      onConfirm={confirm}
      after={<CodeDisclosure requests={() => deleteRequests(vm, released)} />}
    />
  );
}
