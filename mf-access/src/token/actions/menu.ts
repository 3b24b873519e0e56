import { useCallback } from 'react';
import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import { useBound } from '../../parts/may-change';
import type { TokenRow } from '../rows';
import { useTokenText } from '../texts';

/** The dialogs about one token, by their names in the address. */
export const tokenDialogs = ['edit', 'delete'] as const;
export type TokenDialogName = (typeof tokenDialogs)[number];

export interface TokenMenuOptions {
  readonly onOpen: (dialog: TokenDialogName, token: TokenRow) => void;
  /** On the token's own page there is no way to it. */
  readonly isOpen?: boolean;
}

/** The actions on one token. */
export function useTokenMenu({ onOpen, isOpen = false }: TokenMenuOptions): (token: TokenRow) => MenuItem[] {
  const t = useTokenText();
  const bound = useBound();
  return useCallback(
    (token) => {
      const reason = bound === undefined ? {} : { reason: bound };
      const open: MenuItem = { id: 'open', icon: 'arrow-right', label: t('action.open'), to: paths.token(token) };
      return [
        ...(isOpen ? [] : [open]),
        { id: 'edit', icon: 'pencil', label: t('action.edit'), ...reason, onSelect: () => onOpen('edit', token) },
        {
          id: 'delete',
          icon: 'trash-2',
          label: t('action.delete'),
          danger: true,
          divider: true,
          ...reason,
          onSelect: () => onOpen('delete', token),
        },
      ];
    },
    [t, onOpen, isOpen, bound],
  );
}
