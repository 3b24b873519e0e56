import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';
import { useText } from '../text/ui-messages';

export interface InputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'prefix' | 'size'
> {
  value: string;
  onChange: (value: string) => void;
  /** Name for screen readers where no visible label stands. */
  label?: string;
  invalid?: boolean;
  icon?: IconName;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Buttons at the right edge. */
  end?: ReactNode;
  mono?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text, 36 px high. */
export function Input({
  value,
  onChange,
  label,
  invalid,
  icon,
  prefix,
  suffix,
  end,
  mono,
  className,
  disabled,
  ...rest
}: InputProps): ReactNode {
  return (
    <span className={cx('ui-in', invalid && 'bad', disabled && 'off', className)}>
      {icon && <Icon name={icon} />}
      {prefix && <span className="affix">{prefix}</span>}
      <input
        {...rest}
        value={value}
        disabled={disabled}
        className={cx(mono && 'ui-mono')}
        aria-label={label}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {suffix && <span className="affix">{suffix}</span>}
      {end && <span className="end">{end}</span>}
    </span>
  );
}

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  invalid?: boolean;
  mono?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines. */
export function TextArea({
  value,
  onChange,
  label,
  invalid,
  mono,
  className,
  disabled,
  ...rest
}: TextAreaProps): ReactNode {
  return (
    <span className={cx('ui-in area', invalid && 'bad', disabled && 'off', className)}>
      <textarea
        {...rest}
        value={value}
        disabled={disabled}
        className={cx(mono && 'ui-mono')}
        aria-label={label}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}

/** A search line with a clear button. */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  hint,
  className,
  ref,
}: {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  placeholder?: string;
  hint?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}): ReactNode {
  const t = useText();
  return (
    <span className={cx('ui-in', className)}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        value={value}
        placeholder={placeholder}
        aria-label={label ?? t('search')}
        aria-keyshortcuts={hint}
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <button type="button" className="ui-copy" aria-label={t('clearSearch')} onClick={() => onChange('')}>
          <Icon name="x" size={14} />
        </button>
      ) : (
        hint && (
          <kbd className="ui-kbd ui-only-wide" aria-hidden="true">
            {hint}
          </kbd>
        )
      )}
    </span>
  );
}
