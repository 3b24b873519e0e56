import { useActionOf, type ActionKind, type ActionView, type NewWork } from '@console/area';
import type { DeleteDialogProps } from '@console/ui';
import { useText } from './messages';

export interface ConfirmedActionOptions {
  /** What it is about: the uuid of a resource. */
  readonly about: string;
  readonly onClose: () => void;
  /** Runs once it has succeeded; by default the dialog closes. */
  readonly onDone?: () => void;
  /** Why it is not possible now; not asked while it runs. */
  readonly reason?: string | undefined;
}

export interface ConfirmedAction<Values> {
  readonly view: ActionView<Values>;
  /** For the DeleteDialog that asks for it. */
  readonly dialog: Pick<DeleteDialogProps, 'open' | 'onClose' | 'operation' | 'reason'>;
  /** @throws ApiError */
  readonly run: (work: NewWork<Values>) => Promise<void>;
}

/** An action that is confirmed in a dialog and outlives it. */
export function useConfirmedAction<Values>(
  kind: ActionKind<Values>,
  { about, onClose, onDone = onClose, reason }: ConfirmedActionOptions,
): ConfirmedAction<Values> {
  const t = useText();
  const view = useActionOf(kind, about, onDone);
  return {
    view,
    run: view.start,
    dialog: {
      open: true,
      onClose,
      reason: view.isRunning ? undefined : reason,
      operation: {
        pending: view.isRunning,
        error: view.current?.error,
        note: t('goesOn'),
        unsure: view.current?.outcome === 'unknown' ? { again: t('sendAgain'), leave: t('leaveIt') } : undefined,
      },
    },
  };
}
