import { useCallback } from 'react';
import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import { useBound } from '../../parts/may-change';
import type { DelegationRow } from '../rows';
import { useDelegationText } from '../texts';

/** The dialogs about one delegation, by their names in the address. */
export const delegationDialogs = ['invite', 'delete'] as const;
export type DelegationDialogName = (typeof delegationDialogs)[number];

export interface DelegationMenuOptions {
  readonly onOpen: (dialog: DelegationDialogName, delegation: DelegationRow) => void;
  /** On the delegation's own page its head has the others as buttons. */
  readonly isOpen?: boolean;
}

/** The actions on one delegation. */
export function useDelegationMenu({
  onOpen,
  isOpen = false,
}: DelegationMenuOptions): (delegation: DelegationRow) => MenuItem[] {
  const t = useDelegationText();
  const bound = useBound();
  return useCallback(
    (delegation) => {
      const reason = bound === undefined ? {} : { reason: bound };
      const others: MenuItem[] = [
        { id: 'open', icon: 'arrow-right', label: t('action.open'), to: paths.delegation(delegation) },
        {
          id: 'invite',
          icon: 'mail',
          label: t('action.invite'),
          ...reason,
          onSelect: () => onOpen('invite', delegation),
        },
      ];
      return [
        ...(isOpen ? [] : others),
        {
          id: 'delete',
          icon: 'trash-2',
          label: t('action.delete'),
          danger: true,
          divider: !isOpen,
          ...reason,
          onSelect: () => onOpen('delete', delegation),
        },
      ];
    },
    [t, onOpen, isOpen, bound],
  );
}
