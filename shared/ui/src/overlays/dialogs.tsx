import type { ReactNode } from 'react';
import { useIsPhone } from '../root/media';
import type { DialogProps } from './dialog-overlay';
import { useOverlays } from './load';
import type { SheetProps } from './sheet-overlay';
import { usePresence } from './use-presence';

/** A dialog, 520 wide; on phones a sheet from below. */
export function Dialog(props: DialogProps): ReactNode {
  const { present, onExited } = usePresence(props.open);
  const overlays = useOverlays(present);
  return present && overlays ? <overlays.DialogOverlay {...props} onExited={onExited} /> : null;
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
