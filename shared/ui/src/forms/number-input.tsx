import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isBrowserKey } from '../keys/browser-keys';
import { useFormat } from '../text/formats';
import { numberCharacters, numberMarks, readNumber, stepped, writeNumber, type NumberMarks } from './typed-number';
import { Input, type InputProps } from '../controls/input';

/** How the site writes numbers, for a field of one's own that takes one. */
export function useNumberMarks(): NumberMarks {
  const { number } = useFormat();
  return useMemo(() => numberMarks(number), [number]);
}

/** What stands in a field for a number, and the number that it is. */
export interface TypedNumber {
  readonly text: string;
  /** Something stands there, and it is no number. */
  readonly isUnreadable: boolean;
  readonly type: (text: string) => void;
  /** Shows the number as it was read: '1,000' becomes 1000, or 1 where the site writes a comma in front of decimals. */
  readonly settle: () => void;
}

/**
 * The text of a field for a number. A browser's own field drops the comma of "12,5" where its language is another one
 * than that of the page, and makes it 125.
 * @param value the number that is set; null while there is none
 * @param onChange gets the number that the typed text is, null where it is none
 */
export function useTypedNumber(value: number | null, onChange: (value: number | null) => void): TypedNumber {
  const marks = useNumberMarks();
  const [typed, setTyped] = useState('');
  const read = readNumber(typed, marks) ?? null;
  const written = value === null ? '' : writeNumber(value, marks);
  // Another number was set from outside: what was typed before is no longer it.
  const text = read === value ? typed : written;
  return {
    text,
    isUnreadable: text.trim() !== '' && value === null,
    type: (next) => {
      const kept = numberCharacters(next, marks);
      setTyped(kept);
      onChange(readNumber(kept, marks) ?? null);
    },
    settle: () => {
      if (value !== null) setTyped(written);
    },
  };
}

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** A `NumberInput` whose owner asks whether what stands in it can be read. `typed`: that of the same value. */
export function TypedNumberInput({
  typed,
  value,
  onChange,
  min,
  max,
  step = 1,
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps & { readonly typed: TypedNumber }): ReactNode {
  const steps = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const isUp = event.key === 'ArrowUp';
    if (event.defaultPrevented || !(isUp || event.key === 'ArrowDown') || isBrowserKey(event)) return;
    event.preventDefault();
    onChange(stepped(value ?? undefined, isUp ? 1 : -1, { min, max, step }));
  };
  return (
    <Input
      {...rest}
      role="spinbutton"
      autoComplete="off"
      inputMode={Number.isInteger(step) && (min ?? 0) >= 0 ? 'numeric' : 'decimal'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      value={typed.text}
      onChange={typed.type}
      onKeyDown={steps}
      onBlur={(event) => {
        typed.settle();
        onBlur?.(event);
      }}
    />
  );
}

/** A number: typed with a comma or a point, stepped with the arrow keys. Null is none, and what is no number. */
export function NumberInput(props: NumberInputProps): ReactNode {
  return <TypedNumberInput {...props} typed={useTypedNumber(props.value, props.onChange)} />;
}
