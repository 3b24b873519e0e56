import type { TokenRow } from '../rows';
import { DeleteTokenDialog } from './delete-dialog';
import { EditTokenDialog } from './edit-dialog';
import type { TokenDialogName } from './menu';

export { BulkDelete } from './bulk-delete';

export interface TokenDialogProps {
  readonly name: TokenDialogName;
  readonly token: TokenRow;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** The dialog of an action on one token. */
export const TokenDialog = ({ name, onDeleted, ...props }: TokenDialogProps) =>
  name === 'edit' ? (
    <EditTokenDialog {...props} />
  ) : (
    <DeleteTokenDialog {...props} {...(onDeleted ? { onDeleted } : {})} />
  );
