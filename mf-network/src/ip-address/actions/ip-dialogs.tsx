import type { ReactNode } from 'react';
import type { IpRow } from '../rows';
import { IpAccountDialog } from './account-dialog';
import { IpAssignDialog } from './assign-dialog';
import type { IpAction } from './can';
import { IpReleaseDialog } from './release-dialog';
import { IpRenameDialog } from './rename-dialog';
import { IpUnassignDialog } from './unassign-dialog';

export interface IpDialogsProps {
  readonly row: IpRow;
  readonly dialog: IpAction;
  readonly onClose: () => void;
  /** In the place of closing, once the address is released. */
  readonly onReleased?: () => void;
}

/** The dialog of an action on a floating IP. */
export function IpDialogs({ row, dialog, onClose, onReleased }: IpDialogsProps): ReactNode {
  switch (dialog) {
    case 'rename':
      return <IpRenameDialog row={row} onClose={onClose} />;
    case 'assign':
      return <IpAssignDialog row={row} onClose={onClose} />;
    case 'unassign':
      return <IpUnassignDialog row={row} onClose={onClose} />;
    case 'moveAccount':
      return <IpAccountDialog row={row} onClose={onClose} />;
    case 'release':
      return <IpReleaseDialog row={row} onClose={onClose} onReleased={onReleased} />;
  }
}
