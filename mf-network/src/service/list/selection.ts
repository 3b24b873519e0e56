import type { Money } from '@console/api';
import { sumPrices } from '@console/domain/price';
import { useFormat } from '@console/ui';
import type { TableSelection } from '@console/ui/data';
import { useMemo } from 'react';
import { allowed, bulkActions, type BulkAction } from '../bulk/actions';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';

const icons = { moveAccount: 'receipt', delete: 'trash-2' } as const;

/** What can be done with the selected services, for how many of them, and what they cost together. */
export function useServiceSelection(
  priceOf: (service: ServiceView) => Money | undefined,
  onAction: (action: BulkAction, services: readonly ServiceView[]) => void,
): TableSelection<ServiceView> {
  const t = useServiceText();
  const { money } = useFormat();
  return useMemo(
    () => ({
      sum: (chosen) => {
        const total = sumPrices(chosen.map(priceOf));
        return total ? t('list.perMonth', { amount: money(total.amount, total) }) : '';
      },
      actions: (chosen) =>
        bulkActions.map((id) => {
          const applies = allowed(id, chosen).length;
          return {
            id,
            icon: icons[id],
            label: t(id === 'delete' ? 'action.delete' : 'action.account'),
            applies,
            danger: id === 'delete',
            onSelect: () => onAction(id, chosen),
            ...(applies === 0 ? { reason: t(`bulk.none.${id}`) } : {}),
          };
        }),
    }),
    [t, money, priceOf, onAction],
  );
}
