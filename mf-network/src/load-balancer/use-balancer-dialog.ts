import { useCallback } from 'react';
import { useDialogClose } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { balancerDialogs, type BalancerDialogName } from './actions/menu';

export interface BalancerDialogOfAddress {
  readonly dialog: BalancerDialogName | undefined;
  /** The rule, target or floating IP that it is about. */
  readonly item: string | null;
  /** Opens one as a step of its own: Back closes it. */
  readonly open: (name: BalancerDialogName, item?: string) => void;
  readonly close: () => void;
}

/** The dialog that the address of a load balancer's page names (`?dialog=rule-remove&item=…`). */
export function useBalancerDialog(): BalancerDialogOfAddress {
  const [params, setParams] = useSearchParams();
  const dialog = balancerDialogs.find((name) => name === params.get('dialog'));
  const open = useCallback(
    (name: BalancerDialogName, item?: string) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set('dialog', name);
        if (item === undefined) after.delete('item');
        else after.set('item', item);
        return after;
      }),
    [setParams],
  );
  return { dialog, item: params.get('item'), open, close: useDialogClose(dialog, ['dialog', 'item']) };
}
