import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import { useText } from '../../texts';
import { whyNot, type VmAction } from '../machine/can';
import { isListDialog, vmPath, type ListDialogName, type VmDialogName, type VmTab } from '../machine/urls';
import { switchPower } from './power';
import type { JoinedVm } from '../machine/rows';

export interface MenuTargets {
  /** Opens one of these where the menu is; else all dialogs open on the machine's page. */
  readonly onOpen?: (dialog: ListDialogName, vm: JoinedVm) => void;
  /** The tab that dialogs open over. */
  readonly tab?: VmTab;
}

/** The actions on one machine; those that are not possible now stay, with the reason. */
export function useVmMenu({ onOpen, tab }: MenuTargets = {}): (vm: JoinedVm) => MenuItem[] {
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
    const opening = (action: VmAction, dialog: VmDialogName, item: Omit<MenuItem, 'id'>): MenuItem => ({
      id: dialog,
      ...item,
      ...reasonFor(action),
      ...(onOpen && isListDialog(dialog)
        ? { onSelect: () => onOpen(dialog, vm) }
        : { to: vmPath(vm, { tab, dialog }) }),
    });
    return [
      {
        id: 'start',
        icon: 'play',
        label: t('action.start'),
        ...reasonFor('start'),
        onSelect: () => void switchPower(vm, 'start'),
      },
      opening('stop', 'stop', { icon: 'square', label: t('action.stop') }),
      opening('restart', 'restart', {
        icon: 'rotate-ccw',
        label: t('action.restart'),
        hint: t('action.restartHint'),
      }),
      opening('forceStop', 'force-stop', {
        icon: 'power',
        label: t('action.forceStop'),
        hint: t('action.forceStopHint'),
      }),
      opening('rename', 'rename', { icon: 'pencil', label: t('action.rename'), divider: true }),
      opening('resize', 'resize', { icon: 'sliders-horizontal', label: t('action.resize') }),
      opening('password', 'password', { icon: 'key-round', label: t('action.password') }),
      opening('snapshot', 'snapshot', { icon: 'camera', label: t('action.snapshot') }),
      opening('clone', 'clone', { icon: 'copy', label: t('action.clone') }),
      opening('rescue', 'rescue', { icon: 'life-buoy', label: t('action.rescue') }),
      opening('reinstall', 'reinstall', {
        icon: 'refresh-cw',
        label: t('action.reinstall'),
        hint: t('action.reinstallHint'),
      }),
      opening('moveAccount', 'account', { icon: 'receipt', label: t('action.account') }),
      opening('delete', 'delete', { icon: 'trash-2', label: t('action.delete'), danger: true, divider: true }),
    ];
  };
}
