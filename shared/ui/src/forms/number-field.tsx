import type { ReactNode } from 'react';
import { TypedNumberInput, useTypedNumber } from './number-input';
import { useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';
import type { FieldText } from './field';
import { Field, fieldAria } from './field';
import { useField } from './use-field';

export interface NumberFieldProps extends FieldText {
  name: string;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Behind the number, for example 'GB'. */
  unit?: string | undefined;
  /** A track beside the number; needs `min` and `max`. */
  slider?: boolean | undefined;
  disabled?: boolean | undefined;
}

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && !Number.isNaN(value) ? value : undefined;

/** A number, typed with a comma or a point. The form's value is a number, or null while there is none. */
export function NumberField({
  name,
  label,
  hint,
  optional,
  className,
  min,
  max,
  step = 1,
  unit,
  slider,
  disabled,
}: NumberFieldProps): ReactNode {
  const { id, formId, value, error: problem, onChange, onBlur, ref } = useField(name, optional);
  const t = useText();
  const format = useFormat();
  const number = asNumber(value);
  const typed = useTypedNumber(number ?? null, onChange);
  const error = problem !== undefined && typed.isUnreadable ? t('forms.number') : problem;
  const limits = { min, max, step, disabled, form: formId };
  const track = slider && min !== undefined && max !== undefined;
  const part = track && max > min ? ((Math.min(max, Math.max(min, number ?? min)) - min) / (max - min)) * 100 : 0;
  return (
    <Field id={id} label={label} hint={hint} optional={optional} className={className} error={error}>
      <span className="ui-numf">
        {track && (
          <span className="trk">
            <input
              {...limits}
              type="range"
              aria-label={label}
              value={number ?? min}
              style={{ '--ui-part': `${part}%` }}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
            <span aria-hidden="true">
              <span>{format.number(min, { digits: 2, ...(unit ? { unit } : {}) })}</span>
              <span>{format.number(max, { digits: 2, ...(unit ? { unit } : {}) })}</span>
            </span>
          </span>
        )}
        <TypedNumberInput
          {...limits}
          typed={typed}
          id={id}
          name={name}
          value={number ?? null}
          suffix={unit}
          invalid={Boolean(error)}
          {...fieldAria(id, hint, error, optional === true)}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
        />
      </span>
    </Field>
  );
}
