import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';
import { Select } from '../controls/choice';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { onDemand, useOnDemand } from '../root/on-demand';
import type { ComboboxListProps, ComboboxProps } from './combobox-types';

/** From so many on, options are searched for; fewer are the browser's own list. */
export const SEARCHED = 12;

const list = onDemand(() => import(/* webpackChunkName: "combobox" */ './combobox-list'));

/** Where the list's code is still on its way. */
function Waiting({
  value,
  label,
  id,
  placeholder,
  disabled,
  invalid,
  options,
  mark,
}: ComboboxListProps & {
  mark: Ref<HTMLInputElement>;
}): ReactNode {
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={cx('ui-in sel', invalid && 'bad', disabled && 'off')}>
      <input
        ref={mark}
        id={id}
        readOnly
        disabled={disabled}
        value={chosen?.label ?? ''}
        placeholder={placeholder}
        aria-label={id === undefined ? label : undefined}
        aria-busy
      />
      <Icon name="chevrons-up-down" size={14} />
    </span>
  );
}

function Searched(props: ComboboxListProps): ReactNode {
  const part = useOnDemand(list);
  const waiting = useRef<HTMLInputElement>(null);
  // Whoever is in the field already goes on there.
  const hasFocus = waiting.current !== null && waiting.current === waiting.current.ownerDocument.activeElement;
  return part ? <part.ComboboxList {...props} startsFocused={hasFocus} /> : <Waiting {...props} mark={waiting} />;
}

/** One of many: a few are the browser's own list, of more one types to search. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { options, value, label, placeholder, invalid, id, ref, disabled, isSearched = false, ...rest } = props;
  if (isSearched || options.length >= SEARCHED) return <Searched {...props} />;
  const isChosen = options.some((option) => option.value === value);
  const blank = placeholder ?? (isChosen ? undefined : '');
  return (
    <Select
      {...rest}
      {...(id === undefined ? { label } : { id })}
      {...(ref && { ref })}
      {...(blank !== undefined && { placeholder: blank })}
      value={value}
      options={options}
      disabled={disabled}
      invalid={Boolean(invalid)}
    />
  );
}
