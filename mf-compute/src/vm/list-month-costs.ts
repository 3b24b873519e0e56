import { big, type Money } from '@console/api';
import { useMonthCosts } from '@console/domain/charges';
import { useCallback } from 'react';
import type { VmRow } from './rows';

export interface ListMonthCosts {
  /** A machine with its floating IPs; undefined where it is not known (yet). */
  readonly soFar: (vm: VmRow) => Money | undefined;
  readonly isSoFarLoading: boolean;
}

/** What each machine has cost so far this month, asked for only while somebody looks at it: a call to each account. */
export function useListMonthCosts(isShown: boolean): ListMonthCosts {
  const { of, isLoading } = useMonthCosts({ enabled: isShown });
  const soFar = useCallback(
    (vm: VmRow) => {
      const own = of(vm.uuid);
      return own && vm.addressUuids.reduce((total, uuid) => total.plus(of(uuid) ?? big(0)), own);
    },
    [of],
  );
  return { soFar, isSoFarLoading: isLoading };
}
