import * as v from 'valibot';
import { createForm } from './create-form';
import type { FormProps } from './form';

// Checked by the compiler alone: a line that compiles although it must not is an error of its own.

const schema = v.object({
  first_name: v.string(),
  memory: v.nullable(v.number()),
  backup: v.boolean(),
  disk: v.optional(v.picklist(['fast', 'large'])),
});
type Values = v.InferInput<typeof schema>;
const first = { first_name: '', memory: 1, backup: false };
const { Form, TextField, NumberField, SwitchField, SelectField, useFormControl, useFormField, useFormValues } =
  createForm<Values>();
const untyped = createForm();

export function Names() {
  return (
    <Form schema={schema} defaultValues={first} onSubmit={() => undefined}>
      <TextField name="first_name" label="" />
      <SelectField name="disk" label="" options={[]} />
      <NumberField name="memory" label="" />
      <SwitchField name="backup" label="" />
      {/* @ts-expect-error -- no such field */}
      <TextField name="first_nameTypo" label="" />
      {/* @ts-expect-error -- a number is no line of text */}
      <TextField name="memory" label="" />
      {/* @ts-expect-error -- a text is no number */}
      <NumberField name="first_name" label="" />
      {/* @ts-expect-error -- nor is it on or off */}
      <SwitchField name="first_name" label="" />
      {/* @ts-expect-error -- a form of unknown values has no fields */}
      <untyped.TextField name="first_name" label="" />
    </Form>
  );
}

type Props = Omit<FormProps<Values>, 'children'>;
const onSubmit = (): void => undefined;

export const right: Props = {
  schema,
  defaultValues: first,
  onSubmit,
  secrets: ['first_name'],
  parameters: { ram: 'memory' },
};
export const wrong: readonly Props[] = [
  // @ts-expect-error -- a field without a first value
  { schema, onSubmit, defaultValues: { first_name: '', backup: true } },
  // @ts-expect-error -- the schema of other values
  { schema: v.object({ first_name: v.string(), memory: v.string() }), onSubmit, defaultValues: first },
  // @ts-expect-error -- a secret that is no field
  { schema, onSubmit, defaultValues: first, secrets: ['pasword'] },
  // @ts-expect-error -- a parameter that leads to no field
  { schema, onSubmit, defaultValues: first, parameters: { ram: 'memry' } },
];

export function useHooks(): void {
  const { setValue, setValues } = useFormControl();
  setValue('memory', 2);
  setValues({ backup: true });
  // @ts-expect-error -- no such field
  setValue('memry', 2);
  // @ts-expect-error -- a text is no number
  setValue('memory', '2');
  // @ts-expect-error -- no such field
  setValues({ memry: 2 });
  // @ts-expect-error -- no such field
  useFormField('first_nameTypo');
  const { value, setValue: setName } = useFormField('first_name');
  value.toUpperCase();
  // @ts-expect-error -- a number is no text
  setName(1);
  // @ts-expect-error -- no such field
  void useFormValues().first_nameTypo;
}
