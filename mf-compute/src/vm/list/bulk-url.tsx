import { lazyScreen, type UrlAdapter } from '@console/area';
import { useChosen } from '@console/domain/bulk';
import { useCallback, useEffect, type ReactNode } from 'react';
import { readBulk, type BulkAction } from '../bulk/actions';
import type { JoinedVm } from '../machine/rows';

const BulkDialogs = lazyScreen(
  () => import(/* webpackChunkName: "compute-bulk" */ '../bulk/dialogs').then((m) => m.BulkDialogs),
  null,
);

export interface BulkUrl {
  readonly open: (action: BulkAction, vms: readonly JoinedVm[]) => void;
  /** The dialog, while one is open. */
  readonly dialog: ReactNode;
}

/**
 * The bulk action that the address names (`?bulk=stop`), with the machines that were selected for it. These are not in the
 * address: after a reload nothing is selected, and the dialog is closed.
 * @param rows machines as they are now; what was chosen stays in the plan also where it is not among them any more
 */
export function useBulkUrl(url: UrlAdapter, rows: readonly JoinedVm[]): BulkUrl {
  const { items: vms, unseen, choose } = useChosen(rows);
  const action = readBulk(url.get('bulk'));
  const isLost = url.get('bulk') !== null && (action === undefined || vms.length === 0);
  useEffect(() => {
    if (isLost) url.set({ bulk: null });
  }, [isLost, url]);
  const open = useCallback(
    (next: BulkAction, chosen: readonly JoinedVm[]) => {
      choose(chosen);
      url.set({ bulk: next });
    },
    [url, choose],
  );
  const close = (): void => {
    choose([]);
    url.set({ bulk: null });
  };
  const dialog =
    action && vms.length > 0 ? (
      <BulkDialogs action={action} vms={vms} unseen={unseen.map(({ name }) => name)} onClose={close} />
    ) : null;
  return { open, dialog };
}
