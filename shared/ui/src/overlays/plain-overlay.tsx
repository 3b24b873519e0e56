import MuiDialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { ToastVoice } from '../toasts/toast-voice';
import { MuiRoot } from './mui-root';
import { useBackCloses } from './use-back-closes';

export interface PlainDialogProps {
  onClose: () => void;
  /** What a screen reader calls it: it has no title of its own. */
  label: string;
  children: ReactNode;
}

/** There at once: somebody types into it. */
export function PlainOverlay({ onClose, label, children }: PlainDialogProps): ReactNode {
  useBackCloses(true, onClose);
  return (
    <MuiRoot>
      <MuiDialog
        open
        onClose={onClose}
        maxWidth={false}
        className="ui-dialog-root"
        transitionDuration={0}
        slotProps={{
          paper: { className: 'ui-dlg ui-plain', elevation: 0, 'aria-label': label, 'aria-labelledby': undefined },
          backdrop: { className: 'ui-scrim' },
        }}
      >
        {children}
        <ToastVoice />
      </MuiDialog>
    </MuiRoot>
  );
}
