import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import { ToastVoice } from '../toasts/toast-voice';
import { MuiRoot } from './mui-root';
import { useBackCloses } from './use-back-closes';
import { useFocusReturn } from './use-focus-return';
import { useSecondPress } from './use-second-press';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

export interface SheetOverlayProps extends SheetProps {
  onExited: () => void;
}

export function SheetBody({ id, title, actions, children, footer, onClose }: SheetProps & { id: string }): ReactNode {
  const t = useText();
  return (
    <>
      <div className="ui-dh">
        <div>
          <h2 id={id}>{title}</h2>
        </div>
        {actions}
        <button type="button" className="ui-more" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="ui-db">{children}</div>
      {footer && <div className="ui-df">{footer}</div>}
    </>
  );
}

/** Rises from below; for price, filters and row actions on phones. */
export function SheetOverlay(props: SheetOverlayProps): ReactNode {
  const id = useId();
  useFocusReturn();
  useSecondPress();
  useBackCloses(props.open, props.onClose);
  return (
    <MuiRoot>
      <MuiDrawer
        anchor="bottom"
        open={props.open}
        onClose={props.onClose}
        slotProps={{
          paper: { className: 'ui-sheet', elevation: 0, role: 'dialog', 'aria-labelledby': id },
          backdrop: { className: 'ui-scrim' },
          transition: { onExited: props.onExited },
        }}
      >
        <span className="ui-grip" />
        <SheetBody {...props} id={id} />
        <ToastVoice />
      </MuiDrawer>
    </MuiRoot>
  );
}
