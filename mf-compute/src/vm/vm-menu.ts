import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import { useText } from '../texts';
import { whyNot, type VmAction } from './can';
import { switchPower } from './power';
import type { VmRow } from './rows';

export interface MenuTargets {
  readonly onRename: (vm: VmRow) => void;
  readonly onDelete: (vm: VmRow) => void;
}

/** The actions on one machine; those that are not possible now stay, with the reason. */
export function useVmMenu({ onRename, onDelete }: MenuTargets): (vm: VmRow) => MenuItem[] {
  const t = useText();
  return (vm) => {
    if (vm.jobId !== undefined) {
      return [
        { id: 'progress', icon: 'loader', label: t('action.progress'), to: `${paths.vmCreate()}?job=${vm.jobId}` },
      ];
    }
    const reasonFor = (action: VmAction) => {
      const reason = whyNot(action, vm, vm.pending);
      return reason ? { reason: t(reason) } : {};
    };
    return [
      {
        id: 'start',
        icon: 'play',
        label: t('action.start'),
        ...reasonFor('start'),
        onSelect: () => void switchPower(vm, 'start'),
      },
      {
        id: 'stop',
        icon: 'square',
        label: t('action.stop'),
        ...reasonFor('stop'),
        onSelect: () => void switchPower(vm, 'stop'),
      },
      {
        id: 'force-stop',
        icon: 'power',
        label: t('action.forceStop'),
        hint: t('action.forceStopHint'),
        ...reasonFor('forceStop'),
        onSelect: () => void switchPower(vm, 'forceStop'),
      },
      { id: 'rename', icon: 'pencil', label: t('action.rename'), ...reasonFor('rename'), onSelect: () => onRename(vm) },
      {
        id: 'delete',
        icon: 'trash-2',
        label: t('action.delete'),
        danger: true,
        divider: true,
        ...reasonFor('delete'),
        onSelect: () => onDelete(vm),
      },
    ];
  };
}
