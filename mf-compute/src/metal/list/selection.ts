import { selectionAction } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { useMemo } from 'react';
import { useFormat } from '@console/ui';
import type { TableSelection } from '@console/ui/data';
import { whyNot } from '../lease/can';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

/** What can be done with several servers at once. */
export function useLeaseSelection(onRelease: (leases: readonly LeaseRow[]) => void): TableSelection<LeaseRow> {
  const t = useMetalText();
  const { money } = useFormat();
  return useMemo(
    () => ({
      sum: (some) => {
        const sum = sumPrices(some.map((lease) => lease.monthly));
        return sum ? t('list.perMonth', { amount: money(sum.amount, sum) }) : '';
      },
      actions: (some) => [
        selectionAction(some, {
          id: 'release',
          icon: 'trash-2',
          label: t('action.release'),
          danger: true,
          none: t('bulk.none'),
          whyNot,
          onSelect: (_id, rows) => onRelease(rows),
        }),
      ],
    }),
    [t, money, onRelease],
  );
}
