import './dialogs.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError, toApiError, type CodeRequest } from '@console/api';
import { CodeDisclosure, type ActionView, type NewWork } from '@console/area';
import { Button, Dialog } from '@console/ui';
import { createForm, FormError, SubmitButton, useFormControl, useFormValues } from '@console/ui/forms';
import { overwriteText, useLatest, type Latest } from './use-latest';
import { useRuleSchema, type FormValues, type Problems } from './rule-schema';
import { useText } from './messages';

interface FaceProps<Values> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly onClose: () => void;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** Whether it takes something away for good. */
  readonly danger?: boolean | ((values: Values) => boolean);
  /** Why it cannot be sent now. */
  readonly reason?: string | undefined;
  /** Whether what the rules go by is still being read: nothing is sent before. What cannot be read is left to the server to check. */
  readonly isReading?: boolean;
  /** At the left of the buttons. */
  readonly note?: (values: Values) => ReactNode;
  /** Whether the button waits for something that the fields say, such as a typed name. */
  readonly isHeld?: (values: Values) => boolean;
  /** The calls as programs. */
  readonly code: (values: Values) => readonly CodeRequest[];
  readonly children: ReactNode;
}

export interface FormDialogProps<Values extends FormValues, Kept> extends FaceProps<Values> {
  readonly action: ActionView<Kept>;
  readonly defaultValues: Values;
  /** Names of the fields that are shown; failures of others stand at the head. */
  readonly fields: readonly (keyof Values & string)[];
  readonly rules: (values: Values) => Problems<Values>;
  readonly toAction: (values: Values) => NewWork<Kept>;
  /** Where it overwrites something: what that is now is looked at before it is sent. */
  readonly latest?: Latest;
  /** The fields without what is done, where an action of several calls has failed after some. */
  readonly leftOf?: ((values: Values, kept: Kept) => Values) | undefined;
}

/**
 * A failure for a form, each part told once: what belongs to fields that are shown stands there alone; what belongs to
 * others, and what belongs to none, at the head.
 * @param fields names of the fields that are shown
 */
function formFailure(error: ApiError, fields: readonly string[]): ApiError {
  const entries = Object.entries(error.fieldErrors ?? {});
  if (entries.length === 0) return error;
  const others = entries.filter(([name]) => !fields.includes(name)).map(([, message]) => message);
  return new ApiError({
    kind: 'general',
    text: [error.rest, ...others].filter(Boolean).join(' '),
    fieldErrors: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(error.correlationId === undefined ? {} : { correlationId: error.correlationId }),
    cause: error,
  });
}

/**
 * A dialog with a form whose work outlives it. Its failure stands in the dialog, its success closes it; closed while
 * the work runs, the rest is told by a toast, and a dialog that is opened meanwhile shows that it runs.
 */
export function FormDialog<Values extends FormValues, Kept>({
  action,
  defaultValues,
  fields,
  rules,
  toAction,
  latest,
  leftOf,
  ...face
}: FormDialogProps<Values, Kept>) {
  const { Form } = createForm<Values>();
  const schema = useRuleSchema<Values>(rules);
  const { current } = action;
  const { read: readLatest, isOverwriting } = useLatest(latest);
  // Why the latest try was not sent: it is told in place of what an earlier one has failed by.
  const [notSent, setNotSent] = useState<ApiError>();
  const submit = async (values: Values): Promise<void> => {
    const thrown = await readLatest().then(() => undefined, toApiError);
    setNotSent(thrown);
    if (thrown) throw thrown;
    try {
      await action.start(toAction(values));
    } catch (failure) {
      throw formFailure(toApiError(failure), fields);
    }
  };
  const failed = current?.state === 'failed' && current.error ? formFailure(current.error, fields) : undefined;
  const error = notSent ?? failed;
  return (
    <Form
      schema={schema}
      defaultValues={defaultValues}
      onSubmit={submit}
      className="domain-dialog-form"
      {...(error ? { error } : {})}
    >
      <Face
        {...face}
        {...(isOverwriting ? { submitLabel: overwriteText() } : {})}
        isRunning={action.isRunning}
        isOutcomeOpen={!action.isRunning && current?.outcome === 'unknown'}
      />
      {leftOf && current?.state === 'failed' ? (
        <Left<Values> failure={current.error} of={(values) => leftOf(values, current.values)} />
      ) : null}
    </Form>
  );
}

const CONTROLS = 'input, textarea, select, button';
const TEXT = 'textarea, input:not([type=radio], [type=checkbox], [type=file], [role=combobox])';

/**
 * A dialog whose first control takes text begins in it: who opens it is about to type. Any other begins at what it says,
 * or in its own choice (`autoFocus`).
 */
function FirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const content = place.current?.parentElement;
    // `autoFocus` is done as the field is put into the page, before this.
    if (!content || content.contains(document.activeElement)) return;
    const first = content.querySelector<HTMLElement>(CONTROLS);
    if (first?.matches(TEXT)) first.focus();
  }, []);
  return <span ref={place} hidden />;
}

interface LeftProps<Values> {
  readonly failure: ApiError | undefined;
  readonly of: (values: Values) => Values;
}

/** Takes what is done out of the fields, once for each failure: what else was typed meanwhile stays. */
function Left<Values extends FormValues>({ failure, of }: LeftProps<Values>) {
  const { getValues, setValues } = useFormControl<Values>();
  const latest = useRef(of);
  useEffect(() => {
    latest.current = of;
  });
  useEffect(() => {
    if (failure) setValues(latest.current(getValues()));
  }, [failure, getValues, setValues]);
  return null;
}

function Face<Values extends FormValues>({
  title,
  description,
  onClose,
  submitLabel,
  pendingLabel,
  danger,
  reason: given,
  isReading = false,
  note,
  isHeld,
  code,
  isRunning,
  isOutcomeOpen,
  children,
}: FaceProps<Values> & { isRunning: boolean; isOutcomeOpen: boolean }) {
  const t = useText();
  const reason = given ?? (isReading ? t('reading') : undefined);
  const values = useFormValues<Values>();
  const { dirty, submitting } = useFormControl<Values>();
  const isDanger = typeof danger === 'function' ? danger(values) : danger === true;
  const variant = isDanger ? 'danger' : 'filled';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      // A second click must not close what the first one has begun, even while it only looks: the button says that it goes on.
      dirty={dirty || submitting || isRunning}
      {...(description === undefined ? {} : { description })}
      footer={
        <>
          <span className={note && isHeld ? 'note held' : 'note'} aria-live="polite">
            {isRunning ? t('goesOn') : note?.(values)}
          </span>
          <Button onClick={onClose}>{t(isRunning ? 'close' : isOutcomeOpen ? 'leaveIt' : 'cancel')}</Button>
          {isRunning ? (
            <Button variant={variant} pending pendingLabel={pendingLabel}>
              {submitLabel}
            </Button>
          ) : (
            <SubmitButton
              variant={variant}
              pendingLabel={pendingLabel}
              disabled={isHeld?.(values) ?? false}
              {...(reason === undefined ? {} : { reason })}
              // What is being read is soon read: the foot does not grow and shrink for it.
              showsReason={given !== undefined}
            >
              {isOutcomeOpen ? t('sendAgain') : submitLabel}
            </SubmitButton>
          )}
        </>
      }
    >
      {children}
      <FirstField />
      <FormError />
      <CodeDisclosure requests={() => code(values)} />
    </Dialog>
  );
}
