import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { UrlAdapter } from '@console/area';
import { ReleaseDialog } from '../release-dialog';
import { RenameDialog } from '../rename-dialog';
import type { LeaseRow } from '../rows';
import { BulkRelease } from './bulk-release';

const NOBODY: readonly string[] = [];

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
  const [chosen, setChosen] = useState(NOBODY);
  const isBulk = url.get('bulk') === 'release';
  const isLost = url.get('bulk') !== null && (!isBulk || chosen.length === 0);
  useEffect(() => {
    if (isLost) url.set({ bulk: null });
  }, [isLost, url]);
  const releaseMany = useCallback(
    (leases: readonly LeaseRow[]) => {
      setChosen(leases.map(({ uuid }) => uuid));
      url.set({ bulk: 'release' });
    },
    [url],
  );
  const named = (name: string) => rows.find(({ uuid }) => uuid === url.get(name));
  const renamed = named('rename');
  const released = named('release');
  const closeMany = () => {
    setChosen(NOBODY);
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
          <BulkRelease leases={rows.filter(({ uuid }) => chosen.includes(uuid))} onClose={closeMany} />
        ) : null}
      </>
    ),
  };
}
