import { useCallback, useMemo } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFormInside } from './form-store';
import { useField, type BlurEvent } from './use-field';

/** What stands in the form, on every change. */
export function useFormValues<Values extends FieldValues = never>(): Values {
  const { control, getValues } = useFormContext<Values>();
  const watched = useWatch({ control });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same values, with their full type
  return useMemo(() => getValues(), [watched, getValues]);
}

export interface FormControl<Values extends FieldValues> {
  /** Changes a field as the user would. */
  setValue: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Changes some fields, each as the user would. */
  setValues: (values: Partial<Values>) => void;
  /** Changes some fields as what is around the form wants it: nobody typed that, so no draft begins with it. */
  follow: (values: Partial<Values>) => void;
  /** Back to the defaults, or to these. */
  reset: (values?: Values) => void;
  getValues: () => Values;
  dirty: boolean;
  submitting: boolean;
}

/** The form around, for parts that change it. */
export function useFormControl<Values extends FieldValues = never>(): FormControl<Values> {
  const form = useFormContext<FieldValues>();
  const typed = useFormContext<Values>();
  const { isDirty, isSubmitting } = useFormState();
  const { setValue: set, getFieldState, trigger } = form;
  const { reset, getValues } = typed;
  const { quietly } = useFormInside();
  const setValue = useCallback(
    (name: string, value: unknown) => {
      set(name, value, { shouldDirty: true, shouldTouch: true });
      if (getFieldState(name).error) void trigger(name);
    },
    [set, getFieldState, trigger],
  );
  return {
    setValue,
    setValues: useCallback(
      (values: Partial<Values>) => {
        for (const [name, value] of Object.entries(values)) setValue(name, value);
      },
      [setValue],
    ),
    follow: useCallback(
      (values: Partial<Values>) =>
        quietly(() => {
          for (const [name, value] of Object.entries(values)) setValue(name, value);
        }),
      [setValue, quietly],
    ),
    reset: useCallback((values?: Values) => reset(values), [reset]),
    getValues: useCallback(() => getValues(), [getValues]),
    dirty: isDirty,
    submitting: isSubmitting,
  };
}

export interface FormField<Value> {
  value: Value;
  error: string | undefined;
  setValue: (value: Value) => void;
  onBlur: (event?: BlurEvent) => void;
}

/** One field, for a control of one's own. `optional`: it need not be filled in for the form's index to call it done. */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
  optional?: boolean,
): FormField<FieldPathValue<Values, Name>> {
  const { value, error, onChange, onBlur } = useField<Values, Name>(name, optional);
  return { value, error, setValue: onChange, onBlur };
}
