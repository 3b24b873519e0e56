import { LONGEST_TEXT, tooLong } from '@console/contract/text-length';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Input } from '../controls/input';
import { Button } from '../parts/button';
import type { UiError } from '../parts/error-panel';
import { Icon } from '../parts/icon';
import { translateSentence } from '../text/sentences';
import { useText } from '../text/ui-messages';
import { toast } from '../toasts/toast';
import { DialogFailure } from './dialog-failure';
import { DialogOverlay } from './dialog-overlay';

export interface NameDialogProps {
  onClose: () => void;
  /** 'Rename virtual machine' */
  title: string;
  /** As it is now. */
  name: string;
  /** Under the field while nothing is wrong. */
  hint: string;
  /** Whether it may go without a name. */
  optional?: boolean;
  /** What is wrong with a name, besides that there is none; spaces around it are off already. */
  problemOf?: (name: string) => string | undefined;
  /** Gives it the new name; a rejection is expected to be in `error` and `fieldError`. */
  onSave: (name: string) => Promise<unknown>;
  error?: UiError | undefined;
  /** What the server says of the name itself. */
  fieldError?: string | undefined;
  /** What the button says; default 'Rename'. */
  saveLabel?: string | undefined;
  /** Why it cannot be renamed now. */
  reason?: string | undefined;
  /** Under the field, for example the call as a program. */
  children?: (name: string) => ReactNode;
}

const nothing = (): void => undefined;

/** A new name from its field to the toast; see NameDialog. */
export function NameOverlay({
  onClose,
  title,
  name: before,
  hint,
  optional = false,
  problemOf,
  onSave,
  error,
  fieldError,
  saveLabel,
  reason,
  children,
}: NameDialogProps): ReactNode {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const name = typed.trim();
  const isLong = name.length > LONGEST_TEXT;
  const problem =
    name === ''
      ? optional
        ? undefined
        : t('required')
      : isLong
        ? translateSentence(tooLong(LONGEST_TEXT))
        : problemOf?.(name);
  const shown = (isChecked && problem) || fieldError;
  const save = async (): Promise<void> => {
    setChecked(true);
    if (problem) document.getElementById(id)?.focus();
    if (problem || isPending || reason) return;
    if (name !== before) {
      setPending(true);
      try {
        await onSave(name);
      } catch {
        return; // shown from `error`
      } finally {
        setPending(false);
      }
      toast.success(name === '' ? t('nameRemoved') : t('renamed', { name }));
    }
    onClose();
  };
  return (
    <DialogOverlay
      open
      onExited={nothing}
      onClose={() => !isPending && onClose()}
      title={title}
      dirty={typed !== before}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            pending={isPending}
            pendingLabel={t('renaming')}
            {...(reason && { reason })}
            showsReason
          >
            {saveLabel ?? t('rename')}
          </Button>
        </>
      }
    >
      <div className="ui-stack tight">
        <label htmlFor={id} className="ui-strong">
          {t('name')}
        </label>
        <Input
          id={id}
          value={typed}
          onChange={setTyped}
          onBlur={() => setChecked(typed !== before)}
          invalid={Boolean(shown)}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        <p
          id={`${id}-note`}
          className={shown ? 'ui-small ui-danger-text ui-row' : 'ui-small ui-mut'}
          aria-live="polite"
        >
          {shown ? <Icon name="circle-alert" size={14} /> : null}
          <span>{shown || hint}</span>
        </p>
      </div>
      {error && !fieldError ? <DialogFailure error={error} /> : null}
      {children?.(name)}
    </DialogOverlay>
  );
}
