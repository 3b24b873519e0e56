import { useCallback } from 'react';
import { paths } from '@console/contract/paths';
import { isAssigned } from '@console/contract/ip-address';
import type { MenuItem } from '@console/ui';
import type { IpRow } from '../rows';
import { useIpText } from '../texts';
import { whyNot, type IpAction } from './can';

/** What the dialogs are called in the address. */
export const ipDialogs = [
  'rename',
  'assign',
  'unassign',
  'moveAccount',
  'release',
] as const satisfies readonly IpAction[];

/**
 * The actions on one floating IP; those that are not possible now stay, with the reason.
 * @param open opens the dialog of an action
 * @param options.isOpen on the address's own page there is no way to it
 */
export function useIpMenu(
  open: (action: IpAction, row: IpRow) => void,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): (row: IpRow) => MenuItem[] {
  const t = useIpText();
  return useCallback(
    (row) => {
      const isLed = isAssigned(row);
      const item = (action: IpAction, look: Pick<MenuItem, 'icon' | 'label' | 'danger' | 'divider'>): MenuItem => {
        const reason = whyNot(action, row);
        return { id: action, ...look, ...(reason ? { reason: t(reason) } : {}), onSelect: () => open(action, row) };
      };
      return [
        ...(isOpen
          ? []
          : [{ id: 'open', icon: 'arrow-right' as const, label: t('action.open'), to: paths.ipAddress(row) }]),
        item('rename', { icon: 'pencil', label: t('action.rename') }),
        item('assign', { icon: 'link', label: t(isLed ? 'action.reassign' : 'action.assign') }),
        ...(isLed ? [item('unassign', { icon: 'unlink', label: t('action.unassign') })] : []),
        item('moveAccount', { icon: 'receipt', label: t('action.account') }),
        item('release', { icon: 'trash-2', label: t('action.release'), danger: true, divider: true }),
      ];
    },
    [t, open, isOpen],
  );
}
