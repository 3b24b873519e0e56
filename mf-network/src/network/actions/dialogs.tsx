import type { Located } from '@console/api';
import type { Network } from '@console/contract/network';
import { DefaultDialog } from './default-dialog';
import { DeleteNetworkDialog } from './delete-dialog';
import type { NetworkDialogName } from './menu';
import { RenameDialog } from './rename-dialog';

export interface NetworkDialogProps {
  readonly name: NetworkDialogName;
  readonly network: Located<Network>;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** The dialog of an action on one network. */
export function NetworkDialog({ name, onDeleted, ...props }: NetworkDialogProps) {
  switch (name) {
    case 'rename':
      return <RenameDialog {...props} />;
    case 'default':
      return <DefaultDialog {...props} />;
    case 'delete':
      return <DeleteNetworkDialog {...props} {...(onDeleted ? { onDeleted } : {})} />;
  }
}
