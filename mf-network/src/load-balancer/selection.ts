import { useMemo } from 'react';
import { selectionAction } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { useFormat } from '@console/ui';
import type { TableSelection } from '@console/ui/data';
import type { BulkName } from './bulk/bulk-dialogs';
import type { BalancerPricing } from './columns';
import type { BalancerRow } from './rows';
import { useBalancerText } from './texts';

const looks = {
  account: { icon: 'receipt', danger: false },
  delete: { icon: 'trash-2', danger: true },
} as const;

/** What can be done with several load balancers at once, for how many of them, and what they cost together. */
export function useBalancerSelection(
  onOpen: (name: BulkName, rows: readonly BalancerRow[]) => void,
  { amount, isAtLeast }: BalancerPricing,
): TableSelection<BalancerRow> {
  const t = useBalancerText();
  const { money } = useFormat();
  return useMemo(
    () => ({
      sum: (some) => {
        const total = sumPrices(some.map(amount), some.some(isAtLeast));
        return total ? t('bulk.perMonth', { amount: money(total.amount, total) }) : '';
      },
      actions: (some) =>
        (['account', 'delete'] as const).map((id) =>
          selectionAction(some, {
            id,
            ...looks[id],
            label: t(`action.${id}`),
            none: t('bulk.none'),
            whyNot: (_action, { pending }) => pending,
            onSelect: onOpen,
          }),
        ),
    }),
    [t, money, onOpen, amount, isAtLeast],
  );
}
