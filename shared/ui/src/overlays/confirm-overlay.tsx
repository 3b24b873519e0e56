import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../parts/button';
import type { UiError } from '../parts/error-panel';
import { useText } from '../text/ui-messages';
import { DialogFailure } from './dialog-failure';
import { PresentDialog } from './dialog-overlay';

const toError = (error: unknown): UiError => (error instanceof Error ? error : { message: String(error) });

/** Runs what a dialog is about: pending while it lasts, its failure stays in the dialog, success closes it. */
export function useDialogAction(
  run: () => Promise<unknown> | void,
  onClose: () => void,
): { pending: boolean; error: UiError | undefined; start: () => void; close: () => void } {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<UiError>();
  const finish = (): void => {
    setError(undefined);
    onClose();
  };
  return {
    pending,
    error,
    close: () => !pending && finish(),
    start: () => {
      if (pending) return;
      setPending(true);
      setError(undefined);
      Promise.resolve()
        .then(run)
        .then(finish, (failure: unknown) => setError(toError(failure)))
        .finally(() => setPending(false));
    },
  };
}

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  /** Resolves: the dialog closes. Rejects: the error shows in it. */
  onConfirm: () => Promise<unknown> | void;
  danger?: boolean;
  /** Why it cannot be done now. */
  reason?: string | undefined;
}

/** What a question shows; see ConfirmDialog. */
export function ConfirmOverlay({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  pendingLabel,
  onConfirm,
  danger,
  reason,
}: ConfirmDialogProps): ReactNode {
  const t = useText();
  const action = useDialogAction(onConfirm, onClose);
  return (
    <PresentDialog
      open={open}
      onClose={action.close}
      title={title}
      asks
      dirty={action.pending}
      onSubmit={() => !reason && action.start()}
      footer={
        <>
          <Button onClick={action.close}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'filled'}
            {...(reason && !action.pending ? { reason } : {})}
            showsReason
            pending={action.pending}
            pendingLabel={pendingLabel ?? t('working')}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {action.error && <DialogFailure error={action.error} />}
    </PresentDialog>
  );
}
