import { useMemo } from 'react';
import type { TableSelection } from '@console/ui/data';
import { useBound } from '../parts/may-change';
import type { TokenRow } from './rows';
import { useTokenText } from './texts';

/** What can be done with several tokens at once, and for how many of them. */
export function useTokenSelection(onDelete: (tokens: readonly TokenRow[]) => void): TableSelection<TokenRow> {
  const t = useTokenText();
  const bound = useBound();
  return useMemo(
    () => ({
      actions: (some) => {
        const applies = some.filter(({ isSession }) => !isSession).length;
        const reason = bound ?? (applies === 0 ? t('bulk.session') : undefined);
        return [
          {
            id: 'delete',
            icon: 'trash-2',
            label: t('action.delete'),
            danger: true,
            applies,
            onSelect: () => onDelete(some),
            ...(reason === undefined ? {} : { reason }),
          },
        ];
      },
    }),
    [t, onDelete, bound],
  );
}
