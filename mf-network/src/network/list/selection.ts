import { useMemo } from 'react';
import type { TableSelection } from '@console/ui/data';
import { whyNot } from '../can';
import { useVpcText } from '../texts';
import type { NetworkRow } from './columns';

/** What can be done with several networks at once, and for how many of them. */
export function useNetworkSelection(onDelete: (networks: readonly NetworkRow[]) => void): TableSelection<NetworkRow> {
  const t = useVpcText();
  return useMemo(
    () => ({
      actions: (some) => {
        const applies = some.filter((network) => whyNot('delete', network) === undefined).length;
        return [
          {
            id: 'delete',
            icon: 'trash-2',
            label: t('action.delete'),
            danger: true,
            applies,
            onSelect: () => onDelete(some),
            ...(applies === 0 ? { reason: t('bulk.none') } : {}),
          },
        ];
      },
    }),
    [t, onDelete],
  );
}
