import MuiPopover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { ToastVoice } from '../toasts/toast-voice';
import { belowKept } from './below-kept';
import { MuiRoot } from './mui-root';
import { useBackCloses } from './use-back-closes';

export interface PopoverOverlayProps {
  anchor: HTMLElement | null;
  open: boolean;
  label: string;
  width: number;
  align: 'start' | 'end';
  onClose: () => void;
  onExited: () => void;
  children: ReactNode;
}

export function PopoverOverlay({
  anchor,
  open,
  label,
  width,
  align,
  onClose,
  onExited,
  children,
}: PopoverOverlayProps): ReactNode {
  useBackCloses(open, onClose);
  return (
    <MuiRoot>
      <MuiPopover
        anchorEl={anchor}
        open={open}
        onClose={onClose}
        className="ui-pop-root"
        anchorOrigin={{ vertical: 'bottom', horizontal: align === 'end' ? 'right' : 'left' }}
        transformOrigin={{ vertical: -6, horizontal: align === 'end' ? 'right' : 'left' }}
        slotProps={{
          paper: {
            className: 'ui-pop',
            elevation: 0,
            style: { width, marginTop: belowKept(anchor) },
            role: 'dialog',
            'aria-label': label,
          },
          transition: { onExited },
        }}
      >
        {children}
        <ToastVoice />
      </MuiPopover>
    </MuiRoot>
  );
}
