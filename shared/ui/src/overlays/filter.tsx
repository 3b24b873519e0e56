import type { ReactNode } from 'react';
import { useState } from 'react';
import { SEARCHED } from '../combobox/combobox';
import { Checkbox } from '../controls/choice';
import { SearchInput } from '../controls/input';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { useText } from '../text/ui-messages';
import { Popover } from './menu';

export interface FilterOption {
  value: string;
  label: string;
  count?: number;
}

export interface FilterProps {
  label: string;
  options: readonly FilterOption[];
  /** Chosen values; none means any. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

const toggled = (all: readonly string[], one: string, on: boolean): string[] =>
  on ? [...all, one] : all.filter((item) => item !== one);

/** Options that are drawn at most; the chosen ones always are. */
const MOST = 100;

const matches = (option: FilterOption, query: string): boolean =>
  option.label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());

/** The boxes of a filter; used in the popover and in the sheet of phones. Many options have a search of their own. */
export function FilterChoices({ options, value, onChange }: Omit<FilterProps, 'label'>): ReactNode {
  const t = useText();
  const [query, setQuery] = useState('');
  const isChosen = (option: FilterOption): boolean => value.includes(option.value);
  const found = query.trim() === '' ? options : options.filter((option) => matches(option, query));
  const shown = found.length > MOST ? found.filter((option, index) => index < MOST || isChosen(option)) : found;
  return (
    <div className="ui-fch">
      {options.length >= SEARCHED && (
        <SearchInput label={t('search')} placeholder={t('search')} value={query} onChange={setQuery} />
      )}
      {shown.map((option) => (
        <div key={option.value} className="ui-row">
          <Checkbox
            label={option.label}
            checked={isChosen(option)}
            onChange={(on) => onChange(toggled(value, option.value, on))}
          />
          {option.count !== undefined && <span className="ui-push ui-mut ui-small">{option.count}</span>}
        </div>
      ))}
      {found.length > shown.length && (
        <p className="ui-small ui-mut">{t('andMore', { count: found.length - shown.length })}</p>
      )}
    </div>
  );
}

/** A chip that narrows a list to chosen values. */
export function Filter({ label, options, value, onChange }: FilterProps): ReactNode {
  const t = useText();
  const chosen = options.filter((option) => value.includes(option.value));
  const shown =
    chosen.length === 0
      ? t('filterAny')
      : chosen.length === 1
        ? chosen[0]?.label
        : t('filterSome', { chosen: chosen.length, count: options.length });
  return (
    <span className={cx('ui-chip', chosen.length > 0 && 'on')} style={{ padding: 0, gap: 0 }}>
      <Popover
        label={label}
        trigger={(trigger, ref) => (
          <button type="button" className="ui-chipb" ref={ref} {...trigger}>
            {label} <b>{shown}</b>
            {chosen.length === 0 && <Icon name="chevron-down" size={14} />}
          </button>
        )}
      >
        {() => <FilterChoices options={options} value={value} onChange={onChange} />}
      </Popover>
      {chosen.length > 0 && (
        <button
          type="button"
          className="ui-chip-x"
          style={{ margin: '0 6px 0 -4px' }}
          aria-label={t('filterClear', { label })}
          onClick={() => onChange([])}
        >
          <Icon name="x" size={14} />
        </button>
      )}
    </span>
  );
}
