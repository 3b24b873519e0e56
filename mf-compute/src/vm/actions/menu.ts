import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import { useText } from '../../texts';
import { whyNot, type VmAction } from '../machine/can';
import { vmPath, type VmDialogName, type VmTab } from '../machine/urls';
import { restartVm, switchPower, type Power } from './power';
import type { JoinedVm } from '../machine/rows';

export interface MenuTargets {
  /** Where the menu opens these itself; else they open on the machine's page. */
  readonly onRename?: (vm: JoinedVm) => void;
  readonly onDelete?: (vm: JoinedVm) => void;
  /** The tab that dialogs open over. */
  readonly tab?: VmTab;
}

/** The actions on one machine; those that are not possible now stay, with the reason. */
export function useVmMenu({ onRename, onDelete, tab }: MenuTargets = {}): (vm: JoinedVm) => MenuItem[] {
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
    const power = (action: Power, item: Omit<MenuItem, 'id'>): MenuItem => ({
      id: action,
      ...item,
      ...reasonFor(action),
      onSelect: () => void switchPower(vm, action),
    });
    const opening = (
      action: VmAction,
      dialog: VmDialogName,
      item: Omit<MenuItem, 'id'>,
      open?: (vm: JoinedVm) => void,
    ): MenuItem => ({
      id: dialog,
      ...item,
      ...reasonFor(action),
      ...(open ? { onSelect: () => open(vm) } : { to: vmPath(vm, { tab, dialog }) }),
    });
    return [
      power('start', { icon: 'play', label: t('action.start') }),
      power('stop', { icon: 'square', label: t('action.stop') }),
      {
        id: 'restart',
        icon: 'rotate-ccw',
        label: t('action.restart'),
        hint: t('action.restartHint'),
        ...reasonFor('restart'),
        onSelect: () => void restartVm(vm),
      },
      power('forceStop', { icon: 'power', label: t('action.forceStop'), hint: t('action.forceStopHint') }),
      opening('rename', 'rename', { icon: 'pencil', label: t('action.rename'), divider: true }, onRename),
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
      opening(
        'delete',
        'delete',
        { icon: 'trash-2', label: t('action.delete'), danger: true, divider: true },
        onDelete,
      ),
    ];
  };
}
