import type { BulkAction } from './actions';
import { BulkDeleteDialog } from './delete-dialog';
import { BulkPowerDialog } from './power-dialog';
import type { VmRow } from '../rows';

export interface BulkDialogsProps {
  readonly action: BulkAction;
  readonly vms: readonly VmRow[];
  readonly onClose: () => void;
}

/** The dialog of a bulk action. */
export const BulkDialogs = ({ action, vms, onClose }: BulkDialogsProps) =>
  action === 'delete' ? (
    <BulkDeleteDialog vms={vms} onClose={onClose} />
  ) : (
    <BulkPowerDialog action={action} vms={vms} onClose={onClose} />
  );
