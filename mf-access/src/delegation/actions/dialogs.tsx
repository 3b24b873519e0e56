import type { DelegationRow } from '../rows';
import { DeleteDelegationDialog } from './delete-dialog';
import { InviteDialog } from './invite-dialog';
import type { DelegationDialogName } from './menu';

export { BulkDelete } from './bulk-delete';
export { RemoveGranteeDialog } from './remove-dialog';

export interface DelegationDialogProps {
  readonly name: DelegationDialogName;
  readonly delegation: DelegationRow;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** The dialog of an action on one delegation. */
export const DelegationDialog = ({ name, onDeleted, ...props }: DelegationDialogProps) =>
  name === 'invite' ? (
    <InviteDialog {...props} />
  ) : (
    <DeleteDelegationDialog {...props} {...(onDeleted ? { onDeleted } : {})} />
  );
