import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parameterWords } from '@console/contract/parameter-words';
import { failureText, type UiError } from '../parts/error-panel';
import { text } from '../text/ui-messages';
import type { createFormStore } from './form-store';

/** What a form needs to know of a failed call; an ApiError fits. */
export interface FormFailure extends UiError {
  /** By name of the field. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** What the message says beside them; by default all of it. */
  rest?: string | undefined;
}

const textOf = (source: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' && value ? value : undefined;
};

/** Reads whatever was thrown. */
export function failureOf(thrown: unknown): FormFailure {
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown) };
  const status: unknown = Reflect.get(thrown, 'status');
  const fields: unknown = Reflect.get(thrown, 'fieldErrors');
  const rest: unknown = Reflect.get(thrown, 'rest');
  const named =
    typeof fields === 'object' && fields !== null
      ? Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      : [];
  return {
    message: textOf(thrown, 'message') ?? '',
    status: typeof status === 'number' ? status : undefined,
    correlationId: textOf(thrown, 'correlationId'),
    ...(named.length > 0 && {
      fieldErrors: Object.fromEntries(named),
      rest: typeof rest === 'string' ? rest : undefined,
    }),
  };
}

/**
 * What `FormError` shows: the message, then what was said of fields that are not in the page. What stands at its field is not
 * said here as well; where everything does, a line leads there.
 */
export function summaryOf({ fieldErrors = {}, rest, ...failure }: FormFailure, names: readonly string[]): string {
  const homeless = Object.entries(fieldErrors).filter(([name]) => !names.includes(name));
  const [first = '', ...more] = [
    rest ?? failure.message,
    ...homeless.map(([name, message]) => text('forms.other', { name: parameterWords(name), message })),
  ].filter(Boolean);
  const n = Object.keys(fieldErrors).length;
  const message = first === '' && n > 0 ? text('forms.marked', { n }) : first;
  return [failureText({ ...failure, message }), ...more].filter(Boolean).join('\n');
}

/** A failure whose parameters of the call are named as the fields of the form are. */
function inFieldNames(failure: FormFailure, parameters: Readonly<Record<string, string>>): FormFailure {
  // An Error does not give its message to a spread.
  const { message, status, correlationId, fieldErrors, rest } = failure;
  if (!fieldErrors) return failure;
  const renamed = Object.entries(fieldErrors).map(([name, text]) => [
    Object.hasOwn(parameters, name) ? parameters[name] : name,
    text,
  ]);
  return { message, status, correlationId, rest, fieldErrors: Object.fromEntries(renamed) };
}

/**
 * Puts a failure into the form: what belongs to fields at the fields, the rest above the button.
 * @param parameters fields by the names that the call has for them, where these are others
 * @param error a failure from outside; put in again after each failed attempt, as long as it is given
 * @returns the same for a failure that was thrown, and how often the one from outside was put in
 */
export function useFailures(
  form: UseFormReturn,
  store: ReturnType<typeof createFormStore>,
  parameters: Readonly<Record<string, string>>,
  error: FormFailure | null | undefined,
  attempts: number,
): readonly [show: (failure: FormFailure) => void, shown: number] {
  const { setError } = form;
  const [shown, setShown] = useState(0);
  const latestParameters = useRef(parameters);
  useLayoutEffect(() => {
    latestParameters.current = parameters;
  });
  const show = useCallback(
    (thrown: FormFailure) => {
      const failure = inFieldNames(thrown, latestParameters.current);
      const { names } = store.getState();
      for (const [name, message] of Object.entries(failure.fieldErrors ?? {})) {
        if (names.includes(name)) setError(name, { type: 'server', message });
      }
      setError('root.server', { type: 'server', message: summaryOf(failure, names) });
    },
    [setError, store],
  );
  // Callers often make the object anew on each render, so its content decides.
  const content = error
    ? JSON.stringify([error.message, error.status, error.correlationId, error.fieldErrors, error.rest])
    : undefined;
  useEffect(() => {
    if (!error) return;
    show(error);
    setShown((count) => count + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see `content`
  }, [content, attempts, show]);
  return [show, shown];
}
