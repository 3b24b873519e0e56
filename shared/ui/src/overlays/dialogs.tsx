import type { ReactNode } from 'react';
import { useIsPhone } from '../root/media';
import type { BulkDialogProps } from './bulk-types';
import type { ConfirmDialogProps } from './confirm-overlay';
import type { DeleteDialogProps } from './delete-overlay';
import type { DialogProps } from './dialog-overlay';
import { useOverlays } from './load';
import type { NameDialogProps } from './name-overlay';
import type { PlainDialogProps } from './plain-overlay';
import type { SheetProps } from './sheet-overlay';
import { usePresence } from './use-presence';

/** A dialog, 520 wide; on phones a sheet from below. */
export function Dialog(props: DialogProps): ReactNode {
  const { present, onExited } = usePresence(props.open);
  const overlays = useOverlays(present);
  return present && overlays ? <overlays.DialogOverlay {...props} onExited={onExited} /> : null;
}

/**
 * A dialog 640 wide without head and foot: all that stands in it is its own. (look, section 10)
 * It goes at once, so that one that is opened in the next moment is new, with the focus where it begins.
 */
export function PlainDialog({ open, ...props }: PlainDialogProps & { open: boolean }): ReactNode {
  const overlays = useOverlays(open);
  return open && overlays ? <overlays.PlainOverlay {...props} /> : null;
}

/** A sheet from below. */
export function BottomSheet(props: SheetProps): ReactNode {
  const { present, onExited } = usePresence(props.open);
  const overlays = useOverlays(present);
  return present && overlays ? <overlays.SheetOverlay {...props} onExited={onExited} /> : null;
}

/** A drawer at the right, 480 wide, not modal; on phones, where it would hide the page, a sheet from below. */
export function Drawer(props: SheetProps): ReactNode {
  const { present, onExited } = usePresence(props.open);
  const overlays = useOverlays(present);
  const isPhone = useIsPhone();
  if (!present || !overlays) return null;
  const Overlay = isPhone ? overlays.SheetOverlay : overlays.DrawerOverlay;
  return <Overlay {...props} onExited={onExited} />;
}

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

/** Gives a thing another name. A failure stays in the dialog, at the field where the server says so. */
export function NameDialog(props: NameDialogProps): ReactNode {
  const overlays = useOverlays(true);
  return overlays ? <overlays.NameOverlay {...props} /> : null;
}

/** Names what goes, what it affects and what stays and costs; the red button needs the typed name. (look, section 10) */
export function DeleteDialog(props: DeleteDialogProps): ReactNode {
  const overlays = useOverlays(props.open);
  return overlays ? <overlays.DeleteOverlay {...props} /> : null;
}

/** Asks once before something happens. It owns the failure: no toast beside it. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const overlays = useOverlays(props.open);
  return overlays ? <overlays.ConfirmOverlay {...props} /> : null;
}
