import type { ReactNode } from 'react';
import type { SelectOption } from '../controls/choice';
import { Combobox } from '../combobox/combobox';
import { Checkbox, Select, Switch } from '../controls/choice';
import { cx } from '../parts/class-names';
import type { FieldText } from './field';
import { Field, fieldAria, FieldNote } from './field';
import { asText, useField } from './use-field';

export interface SelectFieldProps extends FieldText {
  name: string;
  options: readonly SelectOption[];
  /** First line while nothing is chosen. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

function ChoiceField({
  name,
  label,
  hint,
  optional,
  className,
  options,
  placeholder,
  disabled,
  isSearched,
}: SelectFieldProps & { isSearched?: boolean }): ReactNode {
  const { id, formId, value, error, onChange, onBlur, ref } = useField(name, optional);
  const chosen = asText(value);
  const blank = placeholder ?? (options.some((option) => option.value === chosen) ? undefined : '');
  const control = {
    id,
    form: formId,
    name,
    value: chosen,
    options,
    ...(blank !== undefined && { placeholder: blank }),
    disabled,
    invalid: Boolean(error),
    ...fieldAria(id, hint, error, optional === true),
    onChange,
    onBlur,
    ref,
  };
  return (
    <Field id={id} label={label} hint={hint} optional={optional} className={className} error={error}>
      {isSearched ? <Combobox {...control} label={label} /> : <Select {...control} />}
    </Field>
  );
}

/** One of a few. */
export const SelectField = (props: SelectFieldProps): ReactNode => <ChoiceField {...props} />;

/** One of a list that may be long: then one types to search it. */
export const ComboboxField = (props: SelectFieldProps): ReactNode => <ChoiceField {...props} isSearched />;

export interface CheckFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the right edge, for example a price. */
  extra?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

function CheckField({
  name,
  label,
  hint,
  extra,
  disabled,
  className,
  part: Part,
}: CheckFieldProps & { part: typeof Checkbox }): ReactNode {
  const { id, value, error, onChange, onBlur, ref } = useField(name);
  const { 'aria-describedby': described } = fieldAria(id, hint, error);
  return (
    <div className={cx('ui-fld', className)}>
      <div className="ui-row">
        <Part
          id={id}
          name={name}
          label={label}
          checked={value === true}
          invalid={Boolean(error)}
          {...(disabled && { disabled })}
          {...(described && { 'aria-describedby': described })}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
        />
        {extra !== undefined && <span className="ui-push ui-mut ui-nowrap">{extra}</span>}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

/** A box to tick. */
export const CheckboxField = (props: CheckFieldProps): ReactNode => <CheckField {...props} part={Checkbox} />;

/** On or off. */
export const SwitchField = (props: CheckFieldProps): ReactNode => <CheckField {...props} part={Switch} />;
