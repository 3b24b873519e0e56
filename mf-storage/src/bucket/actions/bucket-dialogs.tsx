import type { BucketRow } from '../rows';
import { BucketAccountDialog } from './account-dialog';
import type { BucketAction } from './can';
import { CorsDialog } from './cors-dialog';
import { DeleteBucketDialog } from './delete-dialog';

export interface BucketDialogsProps {
  readonly row: BucketRow;
  readonly dialog: BucketAction;
  readonly onClose: () => void;
  /** Before closing, once the bucket is deleted. */
  readonly onDeleted?: () => void;
}

/** The dialog of an action on one bucket. */
export function BucketDialogs({ row, dialog, onClose, onDeleted }: BucketDialogsProps) {
  switch (dialog) {
    case 'moveAccount':
      return <BucketAccountDialog row={row} onClose={onClose} />;
    case 'cors':
      return <CorsDialog bucket={row} onClose={onClose} />;
    case 'delete':
      return <DeleteBucketDialog row={row} onClose={onClose} onDeleted={onDeleted} />;
  }
}
