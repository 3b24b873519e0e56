import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormProvider, useForm } from 'react-hook-form';
import type { GenericSchema, GenericSchemaAsync } from 'valibot';
import { parseAsync } from 'valibot';
import { clearDraft, readDraft, useDraft } from './draft';
import { failureOf, useFailures, type FormFailure } from './failures';
import { createFormStore, FormInsideContext } from './form-store';
import './forms.css';
import { issueText } from './issue-text';
import { withLongest } from './longest';

/** Reads the form's values and makes of them what is submitted. */
export type FormSchema<Values, Output = Values> = GenericSchema<Values, Output> | GenericSchemaAsync<Values, Output>;

export interface FormProps<Values extends FieldValues, Output = Values> {
  schema: FormSchema<Values, Output>;
  /** What each field holds at first. */
  defaultValues: Values;
  /** Gets what the schema made of the input. May throw: `fieldErrors` go to the fields, the message to `FormError`. */
  onSubmit: (values: Output) => unknown;
  /** Keeps what is typed in this tab under this name, until it was submitted. */
  draftKey?: string | undefined;
  /** Fields that are never kept. */
  secrets?: readonly FieldPath<Values>[] | undefined;
  /** Fields by the names that the call has for them, where these are others: an error of `os_name` belongs to `osName`. */
  parameters?: Readonly<Record<string, FieldPath<Values>>> | undefined;
  /** A hook, called with whether there is something to lose. Must stay the same. */
  guard?: ((dirty: boolean) => void) | undefined;
  /** A failure known from elsewhere, shown like one that was thrown. */
  error?: FormFailure | null | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const NO_SECRETS: readonly never[] = [];
const NO_PARAMETERS: Readonly<Record<string, never>> = {};
const noGuard = (): void => undefined;

const FIELDS = 'input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[contenteditable=true]';

/** Every element of a form, those that stand elsewhere and point to it with `form` included, in the order of the page. */
function partsOf(formId: string): HTMLElement[] {
  const id = CSS.escape(formId);
  return [
    ...document.querySelectorAll<HTMLElement>(
      `#${id} [aria-invalid=true],[data-form="${id}"][aria-invalid=true],[form="${id}"][aria-invalid=true]`,
    ),
  ];
}

/** Puts the focus into the first wrong field; where only the whole failed, brings the message into view. */
function focusFirstWrong(formId: string): void {
  const [first] = partsOf(formId);
  if (first) {
    const field = first.matches(FIELDS)
      ? first
      : (first.querySelector<HTMLElement>('input:checked') ?? first.querySelector<HTMLElement>(FIELDS));
    field?.focus();
    return;
  }
  document.querySelector(`[data-form-error="${CSS.escape(formId)}"]`)?.scrollIntoView({ block: 'nearest' });
}

/**
 * Checks fields that are wrong once more when another one changes: a rule may depend on it, as that of a name on how many there
 * are to be. What the server has said of a value stands until that value is another one.
 */
function useDependentRules(form: UseFormReturn, store: ReturnType<typeof createFormStore>): void {
  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const isWrong = (name: string): boolean => {
            const { error } = getFieldState(name);
            return error !== undefined && error.type !== 'server';
          };
          const wrong = store.getState().names.filter((name) => name !== changed && isWrong(name));
          if (changed !== undefined && wrong.length > 0) void trigger(wrong);
        },
      }),
    [subscribe, getFieldState, trigger, store],
  );
}

/**
 * A form over a schema. A field is checked when it is left, and while typing once it is wrong; a submit checks all and leads to the
 * first wrong one. It cannot be submitted twice at once. (spec 1, sections 4 and 5; design language, section 9)
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>): ReactNode {
  const {
    schema,
    defaultValues,
    onSubmit,
    draftKey,
    secrets = NO_SECRETS,
    parameters = NO_PARAMETERS,
    guard: useGuard = noGuard,
    error,
    className,
    children,
  } = props;
  const formId = useId();
  const [store] = useState(createFormStore);
  const [defaults] = useState<FieldValues>(() => ({ ...defaultValues }));
  const [draft] = useState(() => (draftKey === undefined ? undefined : readDraft(draftKey, defaults, secrets)));
  const [restored, setRestored] = useState(Boolean(draft));
  const [attempts, setAttempts] = useState(0);
  const resolver = useMemo(
    () =>
      withLongest(
        valibotResolver<FieldValues, unknown, unknown>(schema, { message: issueText }, { raw: true }),
        store.getState,
      ),
    [schema, store],
  );
  const form = useForm({
    resolver,
    defaultValues: defaults,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const [endDraft, quietly] = useDraft(form, draftKey, defaults, secrets, Boolean(draft));
  const [show, shown] = useFailures(form, store, parameters, error, attempts);
  const busy = useRef(false);
  useDependentRules(form, store);

  useLayoutEffect(() => {
    if (draft) form.reset({ ...defaults, ...draft }, { keepDefaultValues: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- put back once
  }, []);
  useEffect(() => {
    if (attempts + shown > 0) focusFirstWrong(formId);
  }, [attempts, shown, formId]);

  const loses = draftKey === undefined ? isDirty : secrets.some((name) => name in dirtyFields);
  useGuard(loses && !isSubmitting);

  const run = async (): Promise<void> => {
    let done = false;
    form.clearErrors('root');
    await form.handleSubmit(async (values) => {
      try {
        await onSubmit(await parseAsync(schema, values));
        done = true;
      } catch (thrown) {
        show(failureOf(thrown));
      }
    })();
    if (!done) return setAttempts((count) => count + 1);
    endDraft();
    setRestored(false);
    form.reset(form.getValues());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A form in a dialog of another form is none of that one's business.
    event.stopPropagation();
    if (busy.current) return;
    busy.current = true;
    void run().finally(() => {
      busy.current = false;
    });
  };
  const hasSecrets = secrets.length > 0;
  const inside = useMemo(
    () => ({
      store,
      formId,
      restored,
      hasSecrets,
      quietly,
      startAgain: () => {
        if (draftKey !== undefined) clearDraft(draftKey);
        setRestored(false);
        form.reset(defaults);
      },
    }),
    [store, formId, restored, hasSecrets, quietly, draftKey, form, defaults],
  );
  return (
    <FormInsideContext value={inside}>
      <FormProvider {...form}>
        <form
          id={formId}
          className={className ?? 'ui-form'}
          noValidate
          onSubmit={submit}
          aria-busy={isSubmitting || undefined}
        >
          {children}
        </form>
      </FormProvider>
    </FormInsideContext>
  );
}
