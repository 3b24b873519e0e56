import { useCallback, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useField, type BlurEvent } from './use-field';

/** What stands in the form, on every change. */
export function useFormValues<Values extends FieldValues = FieldValues>(): Values {
  const { control, getValues } = useFormContext<Values>();
  const watched = useWatch({ control });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same values, with their full type
  return useMemo(() => getValues(), [watched, getValues]);
}

export interface FormControl<Values extends FieldValues> {
  /** Changes a field as the user would. */
  setValue: (name: string, value: unknown) => void;
  /** Back to the defaults, or to these. */
  reset: (values?: Values) => void;
  getValues: () => Values;
  dirty: boolean;
  submitting: boolean;
}

/** The form around, for parts that change it. */
export function useFormControl<Values extends FieldValues = FieldValues>(): FormControl<Values> {
  const form = useFormContext<FieldValues>();
  const typed = useFormContext<Values>();
  const { isDirty, isSubmitting } = useFormState();
  const { setValue: set, getFieldState, trigger } = form;
  const { reset, getValues } = typed;
  const setValue = useCallback(
    (name: string, value: unknown) => {
      set(name, value, { shouldDirty: true, shouldTouch: true });
      if (getFieldState(name).error) void trigger(name);
    },
    [set, getFieldState, trigger],
  );
  return {
    setValue,
    reset: useCallback((values?: Values) => reset(values), [reset]),
    getValues: useCallback(() => getValues(), [getValues]),
    dirty: isDirty,
    submitting: isSubmitting,
  };
}

export interface FormField {
  value: unknown;
  error: string | undefined;
  setValue: (value: unknown) => void;
  onBlur: (event?: BlurEvent) => void;
}

/** One field, for a control of one's own. */
export function useFormField(name: string): FormField {
  const { value, error, onChange, onBlur } = useField(name);
  return { value, error, setValue: onChange, onBlur };
}
