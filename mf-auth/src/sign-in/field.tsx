import { useId, useState } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Icon, IconButton } from '@console/area/signed-out';
import { useText } from '../texts';

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value; told under the field. */
  readonly fault?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: ComponentProps<'input'>['autoComplete'];
  /** Stands at the right of the label. */
  readonly beside?: ReactNode;
  /** Stands inside the box, after the text. */
  readonly inside?: ReactNode;
}

/** A labelled field of the sign-in forms; plain enough for password managers to understand. */
export function Field({
  label,
  name,
  value,
  onChange,
  fault,
  ref,
  type = 'text',
  autoComplete,
  beside,
  inside,
}: FieldProps) {
  const id = useId();
  return (
    <div className="auth-field">
      <div className="auth-row">
        <label className="auth-label auth-grow" htmlFor={id}>
          {label}
        </label>
      </div>
      <div className="auth-input" data-invalid={fault !== undefined}>
        <input
          ref={ref}
          id={id}
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {inside}
      </div>
      {/* After the field for Tab, at the right of the label for the eye. */}
      {beside ? <div className="auth-beside">{beside}</div> : null}
      {fault ? (
        <p className="auth-fault" id={`${id}-fault`}>
          <Icon name="circle-alert" size={14} />
          {fault}
        </p>
      ) : null}
    </div>
  );
}

/** A field whose text can be shown for a moment. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'inside'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      inside={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t('signIn.hidePassword') : t('signIn.showPassword')}
          aria-pressed={shown}
          variant="bare"
          size="sm"
          type="button"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
