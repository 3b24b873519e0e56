import { useCallback } from 'react';
import { paths } from '@console/contract/paths';
import type { MenuItem } from '@console/ui';
import type { BucketRow } from '../rows';
import { useBucketText } from '../texts';
import { whyNot, type BucketAction } from './can';

/** What the dialogs are called in the address. */
export const bucketDialogs = ['moveAccount', 'cors', 'delete'] as const satisfies readonly BucketAction[];

/**
 * The actions on one bucket. The deletion of one that has objects can be opened: its dialog leads to them.
 * @param open opens the dialog of an action
 * @param options.isOpen on the bucket's own page there is no way to it
 */
export function useBucketMenu(
  open: (action: BucketAction, row: BucketRow) => void,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): (row: BucketRow) => MenuItem[] {
  const t = useBucketText();
  return useCallback(
    (row) => {
      const kept = whyNot('delete', row);
      const item = (action: BucketAction, look: Pick<MenuItem, 'icon' | 'label' | 'danger' | 'divider'>): MenuItem => ({
        id: action,
        ...look,
        ...(row.pending && kept ? { reason: t(kept.id, kept.values) } : {}),
        onSelect: () => open(action, row),
      });
      const remove = item('delete', { icon: 'trash-2', label: t('action.delete'), danger: true, divider: true });
      return [
        ...(isOpen
          ? []
          : [
              {
                id: 'open',
                icon: 'arrow-right' as const,
                label: t('action.open'),
                to: paths.bucket({ storageName: row.name }),
              },
            ]),
        item('moveAccount', { icon: 'receipt', label: t('action.account') }),
        item('cors', { icon: 'globe', label: t('action.cors') }),
        kept && !row.pending ? { ...remove, hint: t(kept.id, kept.values) } : remove,
      ];
    },
    [t, open, isOpen],
  );
}
