import type { ReactNode } from 'react';
import { Checkbox } from '../controls/choice';
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

/** The boxes of a filter; used in the popover and in the sheet of phones. */
export const FilterChoices = ({ options, value, onChange }: Omit<FilterProps, 'label'>): ReactNode => (
  <div className="ui-fch">
    {options.map((option) => (
      <div key={option.value} className="ui-row">
        <Checkbox
          label={option.label}
          checked={value.includes(option.value)}
          onChange={(on) => onChange(toggled(value, option.value, on))}
        />
        {option.count !== undefined && <span className="ui-push ui-mut ui-small">{option.count}</span>}
      </div>
    ))}
  </div>
);

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
