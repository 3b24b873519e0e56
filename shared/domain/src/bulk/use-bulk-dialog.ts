import { useCallback, useEffect } from 'react';
import { useDialogClose } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { useChosen } from './use-chosen';

export interface BulkDialogOptions<Action extends string, T> {
  /** Names of the actions that the list has. */
  readonly actions: readonly Action[];
  /**
   * The list as it is now; what was chosen stays in the plan also where it is not among these any more. The same rows while
   * nothing changes (`useMemo`): new objects on each render are taken for changes, without end.
   */
  readonly rows: readonly T[];
  readonly nameOf: (row: T) => string;
  /** Its name in the address; default `bulk`. */
  readonly parameter?: string;
}

/** What was selected for a bulk action, for its dialog. */
export interface BulkSelection<T> {
  /** Each as it is now, or as it was last seen. */
  readonly resources: readonly T[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

export interface BulkDialogOfAddress<Action extends string, T> {
  /** Opens the plan of an action for what is selected, as a step of its own: Back closes it. */
  readonly open: (action: Action, items: readonly T[]) => void;
  /** The plan that is open; undefined while there is none. */
  readonly shown: (BulkSelection<T> & { readonly action: Action }) | undefined;
}

/**
 * The bulk action of a list that the address names (`?bulk=stop`), with what was selected for it. The selection is not in the
 * address: after a reload nothing is selected, and the dialog is closed.
 */
export function useBulkDialog<Action extends string, T extends { readonly uuid: string }>({
  actions,
  rows,
  nameOf,
  parameter = 'bulk',
}: BulkDialogOptions<Action, T>): BulkDialogOfAddress<Action, T> {
  const [params, setParams] = useSearchParams();
  const { items, unseen, choose } = useChosen(rows);
  const named = params.get(parameter);
  const action = actions.find((one) => one === named);
  const isLost = named !== null && (action === undefined || items.length === 0);
  useEffect(() => {
    if (!isLost) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(parameter);
        return after;
      },
      { replace: true },
    );
  }, [isLost, setParams, parameter]);
  const open = useCallback(
    (next: Action, chosen: readonly T[]) => {
      choose(chosen);
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set(parameter, next);
        return after;
      });
    },
    [setParams, choose, parameter],
  );
  const close = useDialogClose(isLost ? undefined : action, [parameter]);
  const onClose = (): void => {
    choose([]);
    close();
  };
  return {
    open,
    shown: action && items.length > 0 ? { action, resources: items, unseen: unseen.map(nameOf), onClose } : undefined,
  };
}
