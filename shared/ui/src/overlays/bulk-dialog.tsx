import type { ReactNode } from 'react';
import type { BulkDialogProps } from './bulk-types';
import { useOverlays } from './load';
import { usePresence } from './use-presence';

/**
 * Does something to many things. First the plan: each by its full name with what will happen, or why it is left out; what
 * it changes of the monthly spend; a typed word where it cannot be undone. Then the progress, with the result of each row,
 * and another try for those that have failed, and only those. Closed meanwhile, it goes on and ends with one toast.
 */
export function BulkDialog(props: BulkDialogProps): ReactNode {
  const { present, onExited } = usePresence(props.open);
  const overlays = useOverlays(present);
  return present && overlays ? <overlays.BulkOverlay {...props} onExited={onExited} /> : null;
}
