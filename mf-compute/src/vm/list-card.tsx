import { useFormat } from '@console/ui';
import type { CardContent } from '@console/ui/data';
import { useCallback } from 'react';
import { useText } from '../texts';
import { rowPath } from './list-columns';
import type { VmRow } from './rows';
import { VmStatus } from './vm-status';

/** A machine as a card, for phones. */
export function useVmCard(): (vm: VmRow) => CardContent {
  const t = useText();
  const { money } = useFormat();
  return useCallback(
    (vm) => ({
      title: vm.name,
      to: rowPath(vm),
      status: <VmStatus vm={vm} pending={vm.pending} />,
      meta: (
        <>
          <span className="ui-code">{vm.location}</span>{' '}
          {t('vm.size', { vcpu: vm.vcpu, memory: vm.memoryGb, disk: vm.diskGb })}
        </>
      ),
      price: vm.monthly ? t('list.perMonthShort', { amount: money(vm.monthly) }) : undefined,
      detail: [vm.image, ...vm.addresses].filter(Boolean).join('\u2003'),
    }),
    [t, money],
  );
}
