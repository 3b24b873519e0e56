import type { ReactNode } from 'react';
import type { SelectOption } from '../controls/choice';
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

/** One of many. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  className,
  options,
  placeholder,
  disabled,
}: SelectFieldProps): ReactNode {
  const { id, formId, value, error, onChange, onBlur, ref } = useField(name, optional);
  const chosen = asText(value);
  const blank = placeholder ?? (options.some((option) => option.value === chosen) ? undefined : '');
  return (
    <Field id={id} label={label} hint={hint} optional={optional} className={className} error={error}>
      <Select
        id={id}
        form={formId}
        name={name}
        value={chosen}
        options={options}
        {...(blank !== undefined && { placeholder: blank })}
        disabled={disabled}
        invalid={Boolean(error)}
        {...fieldAria(id, hint, error)}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    </Field>
  );
}

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
