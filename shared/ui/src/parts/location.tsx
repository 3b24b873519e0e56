import type { KeyboardEvent, ReactNode } from 'react';
import { isBrowserKey } from '../keys/browser-keys';
import { atLeast, useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';
import { cx } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icons';
import type { StatusState } from './status';
import { StatusShape } from './status';

/** The code of a location in its box, then its name where there is room for it; else it is shown on hover. */
export const LocationCode = ({ slug, name }: { slug: string; name?: ReactNode }): ReactNode => (
  <span className="ui-loc" {...(typeof name === 'string' ? { title: name } : {})}>
    <span className="ui-code">{slug}</span>
    {name && <span className="ui-cut">{name}</span>}
  </span>
);

export interface RailItem {
  id: string;
  name: string;
  /** Code in a box; without it the cell shows its shape or icon. */
  code?: string;
  /** Shape of a status, in a rail by status. */
  shape?: StatusState;
  /** Icon of a cell without code or shape; default a globe (the sum). */
  icon?: IconName;
  /** A cell that is loading or has failed shows it where it is not 0: so many are shown of before. */
  count?: number;
  /** There may be more than `count`: not all that would be in it is known. */
  isAtLeast?: boolean;
  /** How many are in which state, or in one that nobody knows; drawn in proportion. A rail without any has no bars. */
  mix?: Partial<Record<StatusState | 'unknown', number>>;
  state?: 'ready' | 'loading' | 'failed';
  /** In place of the bars that `mix` draws. */
  bar?: ReactNode;
  /** Its bars are as tall as what may come in their place. */
  isTall?: boolean;
}

const ORDER = ['good', 'idle', 'working', 'notice', 'broken', 'gone', 'unknown'] as const;

function Mix({ item }: { item: RailItem }): ReactNode {
  const className = (state?: string): string | undefined => cx('ui-mix', state, item.isTall && 'tall');
  if (item.state === 'failed') return <span className={className('hatch')} />;
  if (item.state === 'loading') return <span className={className('wait')} />;
  const parts = ORDER.filter((state) => (item.mix?.[state] ?? 0) > 0);
  return (
    <span className={className()}>
      {parts.map((state) => (
        <i key={state} className={state} style={{ flex: item.mix?.[state] }} />
      ))}
    </span>
  );
}

/** How many there are, or the silence; both where what was there before is still shown. */
function Count({ item, failedLabel }: { item: RailItem; failedLabel: string }): ReactNode {
  const format = useFormat();
  const { state = 'ready', count, isAtLeast } = item;
  // 'At least none' says nothing.
  const isShown = count !== undefined && (count > 0 || (state === 'ready' && isAtLeast !== true));
  const shown = isShown && (isAtLeast ? atLeast(format.number(count)) : format.number(count));
  return (
    <span className={cx('n', state === 'loading' && 'ui-mut')}>
      {state === 'failed' && <small>{failedLabel}</small>}
      {state === 'failed' && shown && ' '}
      {shown}
    </span>
  );
}

function Name({ item: { code, name, shape, icon } }: { item: RailItem }): ReactNode {
  if (code) return <LocationCode slug={code} name={name} />;
  return (
    <>
      {shape ? <StatusShape state={shape} /> : <Icon name={icon ?? 'globe'} size={14} />}
      <span className="ui-cut">{name}</span>
    </>
  );
}

export interface LocationRailProps {
  /** First the sum, then one cell for each location, or for each status. */
  items: readonly RailItem[];
  value: string;
  onChange: (id: string) => void;
  /** Name of the group for screen readers. */
  label: string;
  /** What a location that did not answer says; default 'No answer'. */
  failedLabel?: string;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One cell for each location with its count and states; choosing one narrows the list below. */
export function LocationRail({ items, value, onChange, label, failedLabel }: LocationRailProps): ReactNode {
  const t = useText();
  const hasBars = items.some(({ mix }) => mix !== undefined);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEP[event.key];
    if (!step || isBrowserKey(event)) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.id === value);
    const next = items[(at + step + items.length) % items.length];
    if (!next) return;
    onChange(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className="ui-rail" role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, i) => (
        <button
          key={item.id}
          type="button"
          role="radio"
          data-id={item.id}
          aria-checked={item.id === value}
          tabIndex={item.id === value || (i === 0 && !items.some(({ id }) => id === value)) ? 0 : -1}
          className={cx(item.state === 'failed' && 'fail', item.count === 0 && 'none')}
          onClick={() => onChange(item.id)}
        >
          <span className="top">
            <Name item={item} />
            <Count item={item} failedLabel={failedLabel ?? t('noAnswer')} />
          </span>
          {hasBars && (item.bar ?? <Mix item={item} />)}
        </button>
      ))}
    </div>
  );
}
