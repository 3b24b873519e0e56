import type { ReactNode } from 'react';
import { useOverlays } from './load';
import type { NameDialogProps } from './name-types';

/** Gives a thing another name. A failure stays in the dialog, at the field where the server says so. */
export function NameDialog(props: NameDialogProps): ReactNode {
  const overlays = useOverlays(true);
  return overlays ? <overlays.NameOverlay {...props} /> : null;
}
