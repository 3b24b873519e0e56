import './combobox.css';
import Popper from '@mui/material/Popper';
import useAutocomplete from '@mui/material/useAutocomplete';
import type { ReactNode, Ref } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MuiRoot } from '../overlays/mui-root';
import { cx } from '../parts/class-names';
import { VisuallyHidden } from '../parts/hidden';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import type { ComboboxListProps } from './combobox-types';
import { optionFinder, withChosen, type FoundOptions } from './find-options';

/** px between the list and the edge of the window. */
const MARGIN = 12;

const POPPER = {
  modifiers: [
    { name: 'flip', options: { padding: MARGIN } },
    { name: 'preventOverflow', options: { padding: MARGIN } },
  ],
  // A dialog whose body scrolls does not cut off what is fixed.
  strategy: 'fixed' as const,
};

function put<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** What of the list is not drawn, or that nothing is; read out, too. */
function useNote({ shown, count }: FoundOptions): string {
  const t = useText();
  if (count === 0) return t('combobox.none');
  return count > shown.length ? t('combobox.more', { shown: shown.length, count }) : '';
}

/**
 * A line of text that searches a list (the combobox of the ARIA practices): arrows, Home, End, Enter and Escape. What is
 * chosen stands in the line, and comes back where nothing else was chosen. Of a long list the first ones are drawn.
 */
export function ComboboxList(props: ComboboxListProps): ReactNode {
  const { value, onChange, options, label, id, disabled = false, invalid, onBlur, ref, startsFocused } = props;
  const t = useText();
  const [typed, setTyped] = useState('');
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const find = useMemo(() => optionFinder(options), [options]);
  const found = useMemo(() => (typed === '' ? withChosen(find(''), chosen) : find(typed)), [find, typed, chosen]);
  const note = useNote(found);
  const list = useAutocomplete({
    ...(id === undefined ? {} : { id }),
    options,
    value: chosen ?? null,
    disabled,
    onChange: (_event, option) => option && onChange(option.value),
    // Only what a person types searches; the label of what is chosen does not.
    onInputChange: (_event, text, reason) => setTyped(reason === 'input' ? text : ''),
    filterOptions: () => [...found.shown],
    getOptionLabel: (option) => option.label,
    getOptionKey: (option) => option.value,
    getOptionDisabled: (option) => option.disabled === true,
    isOptionEqualToValue: (option, other) => option.value === other.value,
    autoHighlight: true,
    handleHomeEndKeys: true,
    selectOnFocus: true,
  });
  const { ref: ownRef, onBlur: leave, ...input } = list.getInputProps();
  const element = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (startsFocused) element.current?.focus();
  }, [startsFocused]);
  const { popupOpen, anchorEl } = list;
  return (
    <MuiRoot>
      <span
        {...list.getRootProps()}
        ref={list.setAnchorEl}
        className={cx('ui-in sel', invalid && 'bad', disabled && 'off')}
      >
        <input
          {...input}
          ref={(next) => {
            put(ownRef, next);
            put(ref, next);
            element.current = next;
          }}
          name={props.name}
          form={props.form}
          placeholder={props.placeholder}
          aria-label={id === undefined ? label : undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={props['aria-describedby']}
          onBlur={(event) => {
            leave?.(event);
            onBlur?.(event);
          }}
        />
        <Icon name="chevrons-up-down" size={14} />
      </span>
      <VisuallyHidden>
        <span role="status">{popupOpen ? note || t('combobox.found', { count: found.count }) : ''}</span>
      </VisuallyHidden>
      <Popper
        open={popupOpen && anchorEl !== null}
        anchorEl={anchorEl}
        disablePortal
        placement="bottom-start"
        popperOptions={POPPER}
        className="ui-options"
        style={{ width: anchorEl?.offsetWidth }}
      >
        {found.shown.length > 0 && (
          <ul {...list.getListboxProps()} aria-labelledby={undefined} aria-label={label}>
            {found.shown.map((option, index) => {
              const { key, onClick, ...item } = list.getOptionProps({ option, index });
              return (
                <li key={key} {...item} title={option.label} {...(!option.disabled && { onClick })}>
                  {option.label}
                </li>
              );
            })}
          </ul>
        )}
        {note && (
          <p className="ui-small ui-mut" aria-hidden>
            {note}
          </p>
        )}
      </Popper>
    </MuiRoot>
  );
}
