import { paths } from '@console/contract/paths';
import type { VmStorage } from '@console/contract/vm';
import type { MenuItem } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot, type VmAction } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { useMachineText } from '../../machine/texts';
import { vmPath, type VmDialogName, type VmTab } from '../../machine/urls';

/**
 * The actions on one disk. A new machine can be made of the disk that this one starts from, or of a copy of any disk;
 * the boot disk goes with its machine only. (spec 3, section 7: source_uuid, source_replica; DELETE vm/storage)
 */
export function useDiskMenu(vm: JoinedVm, tab: VmTab): (disk: VmStorage) => MenuItem[] {
  const t = useText();
  const d = useMachineText();
  const reasonFor = (action: VmAction): { reason?: string } => {
    const reason = whyNot(action, vm, vm.pending);
    return reason ? { reason: t(reason) } : {};
  };
  return (disk) => {
    const opening = (dialog: VmDialogName, action: VmAction): Pick<MenuItem, 'id' | 'to' | 'reason'> => ({
      id: dialog,
      to: vmPath(vm, { tab, dialog, disk: disk.uuid }),
      ...reasonFor(action),
    });
    return [
      { ...opening('disk-grow', 'diskGrow'), icon: 'move', label: d('disk.grow') },
      { ...opening('snapshot', 'snapshot'), icon: 'camera', label: t('action.snapshot') },
      {
        id: 'new-machine',
        icon: 'plus',
        label: d('disk.newMachine'),
        to: paths.vmCreate({ location: vm.location, sourceVm: vm.uuid }),
        ...(disk.primary ? {} : { reason: d('disk.newMachineFromCopy') }),
      },
      {
        ...opening('disk-remove', 'diskRemove'),
        icon: 'trash-2',
        label: d('disk.remove'),
        danger: true,
        divider: true,
        ...(disk.primary ? { reason: d('disk.bootStays') } : {}),
      },
    ];
  };
}
