import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import { whyNot, type LeaseAction } from '../lease/can';
import { anotherPath } from '../lease/urls';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

export interface LeaseMenuTargets {
  readonly onRename: (lease: LeaseRow) => void;
  readonly onRelease: (lease: LeaseRow) => void;
  /** On the server's own page there is no way to it. */
  readonly isOpen?: boolean;
}

/** The actions on one server; those that are not possible now stay, with the reason. */
export function useLeaseMenu({
  onRename,
  onRelease,
  isOpen = false,
}: LeaseMenuTargets): (lease: LeaseRow) => MenuItem[] {
  const t = useMetalText();
  return (lease) => {
    const reasonFor = (action: LeaseAction) => {
      const reason = whyNot(action, lease);
      return reason ? { reason: t(reason) } : {};
    };
    const open: MenuItem = {
      id: 'open',
      icon: 'arrow-right',
      label: t('action.open'),
      to: paths.metalLease({ uuid: lease.uuid }),
    };
    return [
      ...(isOpen ? [] : [open]),
      {
        id: 'rename',
        icon: 'pencil',
        label: t('action.rename'),
        ...reasonFor('rename'),
        onSelect: () => onRename(lease),
      },
      { id: 'another', icon: 'copy', label: t('action.another'), to: anotherPath(lease) },
      {
        id: 'release',
        icon: 'trash-2',
        label: t('action.release'),
        danger: true,
        divider: true,
        ...reasonFor('release'),
        onSelect: () => onRelease(lease),
      },
    ];
  };
}
