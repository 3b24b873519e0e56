import type { ReactNode } from 'react';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import type { CheckFieldProps, SelectFieldProps } from './choice-fields';
import { CheckboxField, ComboboxField, SelectField, SwitchField } from './choice-fields';
import type { ChoiceTilesProps } from './choice-tiles';
import { ChoiceTiles } from './choice-tiles';
import type { FormProps } from './form';
import { Form } from './form';
import type { FormControl, FormField } from './hooks';
import { useFormControl, useFormField, useFormValues } from './hooks';
import type { NumberFieldProps } from './number-field';
import { NumberField } from './number-field';
import type { PasswordFieldProps, TextAreaFieldProps, TextFieldProps } from './text-field';
import { PasswordField, TextAreaField, TextField } from './text-field';

/** A field for those values of a form that it can show. */
type FieldOf<Values extends FieldValues, Props extends { name: string }, Value> = (
  props: Omit<Props, 'name'> & { name: FieldPathByValue<Values, Value | undefined> },
) => ReactNode;

/** The form, its fields and its hooks, for one type of values. */
export interface FormKit<Values extends FieldValues> {
  Form: <Output>(props: FormProps<Values, Output>) => ReactNode;
  TextField: FieldOf<Values, TextFieldProps, string | null>;
  PasswordField: FieldOf<Values, PasswordFieldProps, string | null>;
  TextAreaField: FieldOf<Values, TextAreaFieldProps, string | null>;
  NumberField: FieldOf<Values, NumberFieldProps, number | null>;
  SelectField: FieldOf<Values, SelectFieldProps, string | null>;
  ComboboxField: FieldOf<Values, SelectFieldProps, string | null>;
  ChoiceTiles: FieldOf<Values, ChoiceTilesProps, string | null>;
  CheckboxField: FieldOf<Values, CheckFieldProps, boolean>;
  SwitchField: FieldOf<Values, CheckFieldProps, boolean>;
  useFormValues: () => Values;
  useFormControl: () => FormControl<Values>;
  useFormField: <Name extends FieldPath<Values>>(
    name: Name,
    optional?: boolean,
  ) => FormField<FieldPathValue<Values, Name>>;
}

/**
 * Form, fields and hooks that know the names and types of one form's values: a wrong name, or a number in a line of text, does
 * not compile. Call it once beside the schema, outside of components.
 *
 * `const { Form, TextField } = createForm<v.InferInput<typeof schema>>();`
 */
export function createForm<Values extends FieldValues = never>(): FormKit<Values> {
  return {
    Form,
    TextField,
    PasswordField,
    TextAreaField,
    NumberField,
    SelectField,
    ComboboxField,
    ChoiceTiles,
    CheckboxField,
    SwitchField,
    useFormValues,
    useFormControl,
    useFormField,
  };
}
