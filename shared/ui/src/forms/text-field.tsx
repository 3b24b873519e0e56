import { LONGEST_TEXT } from '@console/contract/text-length';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useState } from 'react';
import { Input, TextArea } from '../controls/input';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import type { FieldText } from './field';
import { Field, fieldAria } from './field';
import { useLongest } from './longest';
import { asText, useField } from './use-field';

export interface TextFieldProps extends FieldText {
  name: string;
  mono?: boolean | undefined;
  /** A code or a technical name: no device corrects it, or begins it with a capital. So is what is `mono`. */
  isPlain?: boolean | undefined;
  /** The keys of a device without any; 'decimal' for an amount. */
  inputMode?: 'decimal' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | undefined;
  /** Characters at most: what is longer is told, not cut off. */
  longest?: number | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

interface LineProps extends Omit<TextFieldProps, 'type'> {
  type?: string | undefined;
  end?: ReactNode;
}

function Line(props: LineProps): ReactNode {
  const { name, label, hint, optional, className, longest = LONGEST_TEXT, isPlain, ...rest } = props;
  useLongest(name, longest);
  const { id, formId, value, error, onChange, onBlur, ref } = useField(name, optional);
  const plain = isPlain || rest.mono || rest.type === 'email' || rest.type === 'password';
  return (
    <Field id={id} label={label} hint={hint} optional={optional} className={className} error={error}>
      <Input
        {...rest}
        {...(plain && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
        id={id}
        form={formId}
        name={name}
        value={asText(value)}
        invalid={Boolean(error)}
        {...fieldAria(id, hint, error, optional === true)}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    </Field>
  );
}

/** A line of text. */
export const TextField = (props: TextFieldProps): ReactNode => <Line {...props} />;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** What its button says where the secret is no password. */
  eye?: { readonly show: string; readonly hide: string } | undefined;
}

/** A password with a button that shows it. (spec 1, section 2) */
export function PasswordField({
  autoComplete = 'current-password',
  eye: names,
  ...props
}: PasswordFieldProps): ReactNode {
  const t = useText();
  const [shown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      className="ui-more"
      aria-label={shown ? (names?.hide ?? t('hidePassword')) : (names?.show ?? t('showPassword'))}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </button>
  );
  return <Line {...props} autoComplete={autoComplete} type={shown ? 'text' : 'password'} end={eye} />;
}

export interface TextAreaFieldProps extends FieldText {
  name: string;
  rows?: number | undefined;
  mono?: boolean | undefined;
  /** Characters at most, where there is a limit. */
  longest?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  optional,
  className,
  longest = Infinity,
  ...rest
}: TextAreaFieldProps): ReactNode {
  useLongest(name, longest);
  const { id, formId, value, error, onChange, onBlur, ref } = useField(name, optional);
  return (
    <Field id={id} label={label} hint={hint} optional={optional} className={className} error={error}>
      <TextArea
        {...rest}
        {...(rest.mono && { spellCheck: false })}
        id={id}
        form={formId}
        name={name}
        value={asText(value)}
        invalid={Boolean(error)}
        {...fieldAria(id, hint, error, optional === true)}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    </Field>
  );
}
