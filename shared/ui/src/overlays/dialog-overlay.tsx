import MuiDialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import { ToastVoice } from '../toasts/toast-voice';
import { MuiRoot } from './mui-root';
import { usePresence } from './use-presence';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons: Cancel, then the action. A note with class `note` stands at the left. Without a footer a cross closes. */
  footer?: ReactNode;
  /** Something was typed: Escape and the backdrop then keep the dialog open. */
  dirty?: boolean;
  /** px; default 520. */
  width?: number;
  /** Makes the dialog a form, so that Enter submits it. */
  onSubmit?: () => void;
}

export interface DialogOverlayProps extends DialogProps {
  onExited: () => void;
}

export function DialogOverlay({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  dirty,
  width,
  onSubmit,
  onExited,
}: DialogOverlayProps): ReactNode {
  const t = useText();
  const id = useId();
  const submit = onSubmit && {
    component: 'form' as const,
    noValidate: true,
    onSubmit: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      event.preventDefault();
      event.stopPropagation();
      onSubmit();
    },
  };
  return (
    <MuiRoot>
      <MuiDialog
        open={open}
        onClose={() => !dirty && onClose()}
        maxWidth={false}
        scroll="paper"
        className="ui-dialog-root"
        aria-labelledby={`${id}-t`}
        {...(description ? { 'aria-describedby': `${id}-d` } : {})}
        slotProps={{
          paper: {
            className: 'ui-dlg',
            elevation: 0,
            style: width ? { '--ui-width': `${width}px` } : undefined,
            ...submit,
          },
          backdrop: { className: 'ui-scrim' },
          transition: { onExited },
        }}
      >
        <span className="ui-grip" />
        <div className="ui-dh">
          <div>
            <h2 id={`${id}-t`}>{title}</h2>
            {description && <p id={`${id}-d`}>{description}</p>}
          </div>
          {!footer && (
            <button type="button" className="ui-more" aria-label={t('close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </div>
        <div className="ui-db">{children}</div>
        {footer && <div className="ui-df">{footer}</div>}
        <ToastVoice />
      </MuiDialog>
    </MuiRoot>
  );
}

/** Dialog, for what comes in one chunk with it. */
export function PresentDialog(props: DialogProps): ReactNode {
  const { present, onExited } = usePresence(props.open);
  return present ? <DialogOverlay {...props} onExited={onExited} /> : null;
}
