import type { BulkAction } from './actions';
import { BulkAccountDialog } from './account-dialog';
import { BulkBackupDialog } from './backup-dialog';
import { BulkDeleteDialog } from './delete-dialog';
import { BulkPowerDialog } from './power-dialog';
import type { JoinedVm } from '../machine/rows';

export interface BulkDialogsProps {
  readonly action: BulkAction;
  readonly vms: readonly JoinedVm[];
  readonly onClose: () => void;
}

/** The dialog of a bulk action. */
export function BulkDialogs({ action, vms, onClose }: BulkDialogsProps) {
  switch (action) {
    case 'delete':
      return <BulkDeleteDialog vms={vms} onClose={onClose} />;
    case 'backup':
      return <BulkBackupDialog vms={vms} onClose={onClose} />;
    case 'moveAccount':
      return <BulkAccountDialog vms={vms} onClose={onClose} />;
    default:
      return <BulkPowerDialog action={action} vms={vms} onClose={onClose} />;
  }
}
