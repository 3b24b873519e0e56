import { useMemo } from 'react';
import type { TableSelection } from '@console/ui/data';
import { useBound } from '../parts/may-change';
import type { DelegationRow } from './rows';
import { useDelegationText } from './texts';

/** What can be done with several delegations at once. */
export function useDelegationSelection(
  onDelete: (delegations: readonly DelegationRow[]) => void,
): TableSelection<DelegationRow> {
  const t = useDelegationText();
  const bound = useBound();
  return useMemo(
    () => ({
      actions: (some) => [
        {
          id: 'delete',
          icon: 'trash-2',
          label: t('action.delete'),
          danger: true,
          applies: some.length,
          onSelect: () => onDelete(some),
          ...(bound === undefined ? {} : { reason: bound }),
        },
      ],
    }),
    [t, onDelete, bound],
  );
}
