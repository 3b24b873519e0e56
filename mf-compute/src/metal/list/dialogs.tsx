import { useCallback, useEffect, type ReactNode } from 'react';
import { lazyScreen, type UrlAdapter } from '@console/area';
import { useChosen } from '@console/domain/bulk';
import { ReleaseDialog } from '../actions/release-dialog';
import { RenameDialog } from '../actions/rename-dialog';
import type { LeaseRow } from '../lease/rows';

const BulkRelease = lazyScreen(
  () => import(/* webpackChunkName: "metal-bulk" */ './bulk-release').then((m) => m.BulkRelease),
  null,
);

export interface LeaseDialogs {
  readonly rename: (lease: LeaseRow) => void;
  readonly release: (lease: LeaseRow) => void;
  readonly releaseMany: (leases: readonly LeaseRow[]) => void;
  /** The dialog, while one is open. */
  readonly dialog: ReactNode;
}

/**
 * The dialogs of the list, by the address: `?rename=` and `?release=` with a uuid, `?bulk=release` for the selection, which
 * is not in the address: after a reload nothing is selected, and that dialog is closed.
 */
export function useLeaseDialogs(url: UrlAdapter, rows: readonly LeaseRow[]): LeaseDialogs {
  const { items: chosen, unseen, choose } = useChosen(rows);
  const isBulk = url.get('bulk') === 'release';
  const isLost = url.get('bulk') !== null && (!isBulk || chosen.length === 0);
  useEffect(() => {
    if (isLost) url.set({ bulk: null });
  }, [isLost, url]);
  const releaseMany = useCallback(
    (leases: readonly LeaseRow[]) => {
      choose(leases);
      url.set({ bulk: 'release' });
    },
    [url, choose],
  );
  const named = (name: string) => rows.find(({ uuid }) => uuid === url.get(name));
  const renamed = named('rename');
  const released = named('release');
  const closeMany = () => {
    choose([]);
    url.set({ bulk: null });
  };
  return {
    rename: ({ uuid }) => url.set({ rename: uuid }),
    release: ({ uuid }) => url.set({ release: uuid }),
    releaseMany,
    dialog: (
      <>
        {renamed ? <RenameDialog lease={renamed} onClose={() => url.set({ rename: null })} /> : null}
        {released ? <ReleaseDialog lease={released} onClose={() => url.set({ release: null })} /> : null}
        {isBulk && chosen.length > 0 ? (
          <BulkRelease leases={chosen} unseen={unseen.map((lease) => lease.display_name)} onClose={closeMany} />
        ) : null}
      </>
    ),
  };
}
