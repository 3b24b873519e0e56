import type { ReactNode } from 'react';
import { lazyScreen } from '@console/area';
import { useBulkDialog } from '@console/domain/bulk';
import { useRowDialog } from '@console/domain/list';
import { ReleaseDialog } from '../actions/release-dialog';
import { RenameDialog } from '../actions/rename-dialog';
import type { LeaseRow } from '../lease/rows';

const BulkRelease = lazyScreen(
  () => import(/* webpackChunkName: "metal-bulk" */ './bulk-release').then((m) => m.BulkRelease),
  null,
);

const rowDialogs = ['rename', 'release'] as const;
const bulkActions = ['release'] as const;

export interface LeaseDialogs {
  readonly rename: (lease: LeaseRow) => void;
  readonly release: (lease: LeaseRow) => void;
  readonly releaseMany: (leases: readonly LeaseRow[]) => void;
  /** The dialog, while one is open. */
  readonly dialog: ReactNode;
}

const nameOf = (lease: LeaseRow): string => lease.display_name;

/** The dialogs of the list, by the address. */
export function useLeaseDialogs(rows: readonly LeaseRow[]): LeaseDialogs {
  const { open, shown } = useRowDialog(rowDialogs, rows);
  const bulk = useBulkDialog({ actions: bulkActions, rows, nameOf });
  const Dialog = shown?.name === 'rename' ? RenameDialog : ReleaseDialog;
  return {
    rename: (lease) => open('rename', lease),
    release: (lease) => open('release', lease),
    releaseMany: (leases) => bulk.open('release', leases),
    dialog: (
      <>
        {shown ? <Dialog key={shown.name} lease={shown.row} onClose={shown.onClose} /> : null}
        {bulk.shown ? <BulkRelease {...bulk.shown} /> : null}
      </>
    ),
  };
}
