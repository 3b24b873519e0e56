import { useMemo } from 'react';
import { selectionAction } from '@console/domain/list';
import type { TableSelection } from '@console/ui/data';
import { whyNot } from '../can';
import { useVpcText } from '../texts';
import type { NetworkRow } from './columns';

/** What can be done with several networks at once, and for how many of them. */
export function useNetworkSelection(onDelete: (networks: readonly NetworkRow[]) => void): TableSelection<NetworkRow> {
  const t = useVpcText();
  return useMemo(
    () => ({
      actions: (some) => [
        selectionAction(some, {
          id: 'delete',
          icon: 'trash-2',
          label: t('action.delete'),
          danger: true,
          none: t('bulk.none'),
          whyNot,
          onSelect: (_id, rows) => onDelete(rows),
        }),
      ],
    }),
    [t, onDelete],
  );
}
