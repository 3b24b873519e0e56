import type { ReactNode } from 'react';
import { useBulkDialog } from '@console/domain/bulk';
import { useRowDialog } from '@console/domain/list';
import type { BucketBulk } from './actions/bulk-dialogs';
import type { BucketAction } from './actions/can';
import { BucketBulkDialogs, BucketDialogs } from './actions/lazy-dialogs';
import { bucketDialogs } from './actions/menu';
import type { BucketRow } from './rows';

const bulkActions = ['delete', 'moveAccount'] as const satisfies readonly BucketBulk[];

const nameOf = ({ name }: BucketRow): string => name;

export interface BucketListDialogs {
  readonly open: (action: BucketAction, row: BucketRow) => void;
  readonly openMany: (action: BucketBulk, rows: readonly BucketRow[]) => void;
  /** The dialog, while one is open. */
  readonly dialog: ReactNode;
}

/** The dialogs of the list, by the address: `?delete=` with a name, `?bulk=delete` for the selection. */
export function useBucketListDialogs(rows: readonly BucketRow[]): BucketListDialogs {
  const one = useRowDialog(bucketDialogs, rows);
  const many = useBulkDialog({ actions: bulkActions, rows, nameOf });
  return {
    open: one.open,
    openMany: many.open,
    dialog: (
      <>
        {one.shown ? (
          <BucketDialogs
            key={one.shown.row.uuid}
            row={one.shown.row}
            dialog={one.shown.name}
            onClose={one.shown.onClose}
          />
        ) : null}
        {many.shown ? <BucketBulkDialogs {...many.shown} /> : null}
      </>
    ),
  };
}
