import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../parts/button';
import { cx } from '../parts/class-names';
import type { UiError } from '../parts/error-panel';
import { leftToType } from '../text/typed-name';
import { Text, useText } from '../text/ui-messages';
import { useDialogAction } from './confirm-overlay';
import { Consequences, type Consequence } from './consequences';
import { DialogFailure } from './dialog-failure';
import { PresentDialog } from './dialog-overlay';
import { SpendLine, type Spend } from './spend-line';
import { CountNote, TypedWord } from './typed-word';

/** With nothing left to decide. */
const decided = ({ choice, ...item }: Consequence): Consequence => ({
  ...item,
  ...(choice ? { choice: { ...choice, disabled: true } } : {}),
});

export interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  /** 'Delete virtual machine' */
  title: ReactNode;
  /** Full name of the object, never cut. */
  name: string;
  place?: string;
  consequences?: readonly Consequence[];
  /** By how much it goes down. */
  spend?: Spend;
  confirmLabel: string;
  /** What the button says meanwhile; default 'Deleting'. */
  pendingLabel?: string;
  onConfirm: () => Promise<unknown> | void;
  /** Why it cannot be done now. */
  reason?: string | undefined;
  /** What must be typed; default the name. False: nothing. */
  confirmText?: string | false;
  /** In the place of '(name) in (place). This cannot be undone.' */
  intro?: ReactNode;
  /** Work that outlives the dialog: it can be closed meanwhile, and whoever does the work knows how far it is. */
  operation?: {
    pending: boolean;
    error?: UiError | undefined;
    note?: string;
    /** What the buttons say after a failure of which nobody knows whether it was carried out all the same. */
    unsure?: { again: string; leave: string } | undefined;
  };
  children?: ReactNode;
  /** Under everything, for example the calls as programs. */
  after?: ReactNode;
}

/** What a dialog of a deletion shows; see DeleteDialog. */
export function DeleteOverlay(props: DeleteDialogProps): ReactNode {
  const {
    open,
    onClose,
    title,
    name,
    place,
    consequences = [],
    spend,
    confirmLabel,
    pendingLabel,
    onConfirm,
    reason,
    confirmText = name,
    intro,
    operation,
    children,
    after,
  } = props;
  const t = useText();
  const [typed, setTyped] = useState('');
  const [begun, setBegun] = useState<Pick<DeleteDialogProps, 'consequences' | 'spend'>>();
  const close = (): void => {
    setTyped('');
    onClose();
  };
  const own = useDialogAction(onConfirm, close);
  // The failure of work that outlives the dialog comes back as `operation.error`.
  const begin = (): void => void Promise.resolve(onConfirm()).catch(() => undefined);
  const action = operation ? { ...operation, close, start: begin } : own;
  // While it works, the things around it change: what was agreed to stays on the screen.
  const shown = (action.pending && begun) || { consequences, spend };
  const start = (): void => {
    setBegun({ consequences: consequences.map(decided), spend });
    action.start();
  };
  const unsure = action.pending ? undefined : operation?.unsure;
  const left = confirmText === false ? 0 : leftToType(typed, confirmText);
  const matches = left === 0;
  const note =
    matches || typed === '' ? '' : left === undefined ? t('deleteDiffers') : t('deleteToGo', { count: left });
  return (
    <PresentDialog
      open={open}
      onClose={action.close}
      title={title}
      dirty={operation ? typed !== '' && !action.pending : typed !== '' || action.pending}
      onSubmit={() => matches && !action.pending && !reason && start()}
      description={
        intro ??
        (place ? (
          <Text id="deleteIntro" values={{ name: <b>{name}</b>, place }} />
        ) : (
          <Text id="deleteIntroPlain" values={{ name: <b>{name}</b> }} />
        ))
      }
      footer={
        <>
          <span className={cx('note', confirmText !== false && 'held')} aria-live="polite">
            {(action.pending && operation?.note) || <CountNote isCount={left !== undefined}>{note}</CountNote>}
          </span>
          <Button onClick={action.close}>{unsure?.leave ?? t(operation && action.pending ? 'close' : 'cancel')}</Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!matches}
            {...(reason && !action.pending ? { reason } : {})}
            showsReason
            pending={action.pending}
            pendingLabel={pendingLabel ?? t('deleting')}
          >
            {unsure?.again ?? confirmLabel}
          </Button>
        </>
      }
    >
      {shown.consequences && shown.consequences.length > 0 && <Consequences items={shown.consequences} />}
      {children}
      {shown.spend && <SpendLine {...shown.spend} label={t('deleteSpend')} />}
      {confirmText !== false && <TypedWord word={confirmText} value={typed} onChange={setTyped} />}
      {action.error && <DialogFailure error={action.error} />}
      {after}
    </PresentDialog>
  );
}
