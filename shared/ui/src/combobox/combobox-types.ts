import type { Ref } from 'react';
import type { SelectOption } from '../controls/choice';

export interface ComboboxProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Name of the control and its list. */
  label: string;
  /** Of the control, where a visible label stands. */
  id?: string;
  /** Stands there while nothing is chosen. */
  placeholder?: string | undefined;
  /**
   * Few options are searched, too: where each choice does something at once, and the arrow keys would choose on their way
   * through the browser's own list.
   */
  isSearched?: boolean;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  name?: string;
  form?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  onBlur?: (event: { readonly relatedTarget: EventTarget | null }) => void;
  ref?: Ref<HTMLInputElement & HTMLSelectElement>;
}

export interface ComboboxListProps extends ComboboxProps {
  /** The focus was in the field before its code came. */
  startsFocused?: boolean;
}
