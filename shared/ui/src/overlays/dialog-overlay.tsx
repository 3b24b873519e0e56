import MuiDialog from '@mui/material/Dialog';
import type { FocusEvent, FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import { ToastVoice } from '../toasts/toast-voice';
import { MuiRoot } from './mui-root';
import { useFocusReturn } from './use-focus-return';
import { useSecondPress } from './use-second-press';
import { usePresence } from './use-presence';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** What stands in it is a question: it follows the title as a description would, and is read out with it. */
  asks?: boolean;
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

/** The frame has no name and no role: whoever listens hears which dialog they are in once the dialog itself has the focus. */
function focusDialog({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=dialog]')?.focus();
}

export function DialogOverlay({
  open,
  onClose,
  title,
  description,
  children,
  asks = false,
  footer,
  dirty,
  width,
  onSubmit,
  onExited,
}: DialogOverlayProps): ReactNode {
  const t = useText();
  const id = useId();
  const [isKept, setKept] = useState(false);
  useFocusReturn();
  useSecondPress();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  const content = (
    <>
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
      <div className={cx('ui-db', asks && 'asks')} {...(asks ? { id: `${id}-d` } : {})}>
        {children}
      </div>
      <p className={isKept && dirty ? 'ui-dkept' : 'ui-hidden'} role="status">
        {isKept && dirty ? t('dialogKept') : ''}
      </p>
      {footer && <div className="ui-df">{footer}</div>}
    </>
  );
  return (
    <MuiRoot>
      <MuiDialog
        open={open}
        onClose={() => (dirty ? setKept(true) : onClose())}
        maxWidth={false}
        scroll="paper"
        className="ui-dialog-root"
        aria-labelledby={`${id}-t`}
        {...(description || asks ? { 'aria-describedby': `${id}-d` } : {})}
        slotProps={{
          paper: {
            className: 'ui-dlg',
            elevation: 0,
            style: width ? { '--ui-width': `${width}px` } : undefined,
          },
          backdrop: { className: 'ui-scrim' },
          // The frame's own handler is replaced by that of the focus trap, which calls this one.
          transition: { onExited, onFocus: focusDialog },
        }}
      >
        <span className="ui-grip" />
        {onSubmit ? (
          <form className="ui-dform" noValidate onSubmit={submit}>
            {content}
          </form>
        ) : (
          content
        )}
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
