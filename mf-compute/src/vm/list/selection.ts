import { sumPrices } from '@console/domain/price';
import { useFormat } from '@console/ui';
import type { SelectionAction } from '@console/ui/data';
import type { TableSelection } from '@console/ui/data';
import { useMemo } from 'react';
import { useText } from '../../texts';
import { allowed, bulkActions, type BulkAction } from '../bulk/actions';
import type { JoinedVm } from '../machine/rows';

const icons = {
  start: 'play',
  stop: 'square',
  backup: 'archive-restore',
  moveAccount: 'receipt',
  delete: 'trash-2',
} as const;
const reasons = {
  start: 'bulk.noneToStart',
  stop: 'bulk.noneToStop',
  backup: 'bulk.noneToBackUp',
  moveAccount: 'bulk.noneToMove',
  delete: 'bulk.noneToDelete',
} as const;

const canSelect = (vm: JoinedVm): boolean => vm.jobId === undefined;

/** What can be done with the selected machines, for how many of them, and what they cost together. */
export function useVmSelection(
  onAction: (action: BulkAction, vms: readonly JoinedVm[]) => void,
): TableSelection<JoinedVm> {
  const t = useText();
  const { money } = useFormat();
  return useMemo(() => {
    const action = (id: BulkAction, chosen: readonly JoinedVm[]): SelectionAction => {
      // Stopping machines that hang are forced: the dialog of a stop has that choice.
      const possible = id === 'stop' ? allowed('forceStop', chosen) : allowed(id, chosen);
      const applies = id === 'stop' ? allowed('stop', chosen).length : possible.length;
      return {
        id,
        icon: icons[id],
        label: t(`action.${id}`),
        applies,
        danger: id === 'delete',
        onSelect: () => onAction(id, chosen),
        ...(possible.length === 0 ? { reason: t(reasons[id]) } : {}),
      };
    };
    return {
      canSelect,
      sum: (chosen) => {
        const total = sumPrices(
          chosen.map((vm) => vm.monthly),
          chosen.some((vm) => vm.isPriceAtLeast),
        );
        return total ? t('list.perMonth', { amount: money(total.amount, total) }) : '';
      },
      actions: (chosen) => bulkActions.map((id) => action(id, chosen)),
    };
  }, [t, money, onAction]);
}
