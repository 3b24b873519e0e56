import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'size'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  label?: string;
  invalid?: boolean;
  /** First line while nothing is chosen. */
  placeholder?: string;
  size?: 'md' | 'sm';
  ref?: Ref<HTMLSelectElement>;
}

/** A choice of many: the browser's own list, with its own keys and its own sheet on phones. */
export function Select({
  value,
  onChange,
  options,
  label,
  invalid,
  placeholder,
  size,
  className,
  disabled,
  ...rest
}: SelectProps): ReactNode {
  return (
    <span className={cx('ui-in sel', invalid && 'bad', disabled && 'off', size === 'sm' && 'sm', className)}>
      <select
        {...rest}
        value={value}
        disabled={disabled}
        aria-label={label}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevrons-up-down" size={14} />
    </span>
  );
}

export interface CheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Visible text; with `hideLabel` for screen readers only. */
  label: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  /** Some, but not all. */
  mixed?: boolean;
  name?: string;
  id?: string;
  'aria-describedby'?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

function Check({
  checked,
  onChange,
  label,
  hideLabel,
  mixed,
  invalid,
  ref,
  toggle = false,
  disabled = false,
  ...rest
}: CheckProps & { toggle?: boolean }): ReactNode {
  const mark = (element: HTMLInputElement | null): void => {
    if (element) element.indeterminate = Boolean(mixed);
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <label className="ui-check">
      <input
        {...rest}
        ref={mark}
        type="checkbox"
        role={toggle ? 'switch' : undefined}
        checked={checked}
        disabled={disabled && !toggle}
        aria-disabled={(disabled && toggle) || undefined}
        aria-invalid={invalid || undefined}
        onChange={(event) => !disabled && onChange(event.target.checked)}
      />
      <span className={hideLabel ? 'ui-hidden' : undefined}>{label}</span>
    </label>
  );
}

export const Checkbox = (props: CheckProps): ReactNode => <Check {...props} />;

/** On or off, at once. What it does may take a while: it is off meanwhile, and keeps the focus. */
export const Switch = (props: CheckProps): ReactNode => <Check {...props} toggle />;
