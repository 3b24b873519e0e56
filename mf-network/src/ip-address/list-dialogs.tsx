import type { ReactNode } from 'react';
import { useBulkDialog } from '@console/domain/bulk';
import { useRowDialog } from '@console/domain/list';
import type { IpBulk } from './actions/bulk-dialogs';
import type { IpAction } from './actions/can';
import { IpBulkDialogs, IpDialogs } from './actions/lazy-dialogs';
import { ipDialogs } from './actions/menu';
import type { IpRow } from './rows';

const bulkActions = ['release', 'moveAccount'] as const satisfies readonly IpBulk[];

const nameOf = ({ address }: IpRow): string => address;

export interface IpListDialogs {
  readonly open: (action: IpAction, row: IpRow) => void;
  readonly openMany: (action: IpBulk, rows: readonly IpRow[]) => void;
  /** The dialog, while one is open. */
  readonly dialog: ReactNode;
}

/** The dialogs of the list, by the address: `?release=` with a uuid, `?bulk=release` for the selection. */
export function useIpListDialogs(rows: readonly IpRow[]): IpListDialogs {
  const one = useRowDialog(ipDialogs, rows);
  const many = useBulkDialog({ actions: bulkActions, rows, nameOf });
  return {
    open: one.open,
    openMany: many.open,
    dialog: (
      <>
        {one.shown ? (
          <IpDialogs key={one.shown.row.uuid} row={one.shown.row} dialog={one.shown.name} onClose={one.shown.onClose} />
        ) : null}
        {many.shown ? <IpBulkDialogs {...many.shown} /> : null}
      </>
    ),
  };
}
