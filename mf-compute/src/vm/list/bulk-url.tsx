import { lazyScreen, type UrlAdapter } from '@console/area';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readBulk, type BulkAction } from '../bulk/actions';
import type { JoinedVm } from '../machine/rows';

const BulkDialogs = lazyScreen(
  () => import(/* webpackChunkName: "compute-bulk" */ '../bulk/dialogs').then((m) => m.BulkDialogs),
  null,
);

const NOBODY: readonly string[] = [];

export interface BulkUrl {
  readonly open: (action: BulkAction, vms: readonly JoinedVm[]) => void;
  /** The dialog, while one is open. */
  readonly dialog: ReactNode;
}

/**
 * The bulk action that the address names (`?bulk=stop`), with the machines that were selected for it. These are not in the
 * address: after a reload nothing is selected, and the dialog is closed.
 * @param rows machines as they are now; the plan follows them
 */
export function useBulkUrl(url: UrlAdapter, rows: readonly JoinedVm[]): BulkUrl {
  const [chosen, setChosen] = useState(NOBODY);
  const action = readBulk(url.get('bulk'));
  const isLost = url.get('bulk') !== null && (action === undefined || chosen.length === 0);
  useEffect(() => {
    if (isLost) url.set({ bulk: null });
  }, [isLost, url]);
  const open = useCallback(
    (next: BulkAction, vms: readonly JoinedVm[]) => {
      setChosen(vms.map(({ uuid }) => uuid));
      url.set({ bulk: next });
    },
    [url],
  );
  const vms = useMemo(() => {
    if (chosen.length === 0) return [];
    const ids = new Set(chosen);
    return rows.filter(({ uuid }) => ids.has(uuid));
  }, [rows, chosen]);
  const close = (): void => {
    setChosen(NOBODY);
    url.set({ bulk: null });
  };
  const dialog = action && chosen.length > 0 ? <BulkDialogs action={action} vms={vms} onClose={close} /> : null;
  return { open, dialog };
}
