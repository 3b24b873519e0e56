import type { ReactNode } from 'react';

export interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some, but not all. */
  mixed?: boolean;
  disabled?: boolean;
  /** `range`: Shift was held. */
  onChange: (on: boolean, range: boolean) => void;
}

/** The box that selects a row. */
export function SelectBox({ label, checked, mixed = false, disabled, onChange }: SelectBoxProps): ReactNode {
  return (
    <label className="ui-check">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(element) => {
          if (element) element.indeterminate = mixed;
        }}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
