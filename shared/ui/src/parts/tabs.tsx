import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isBrowserKey } from '../keys/browser-keys';
import { cx } from './class-names';
import { Link } from './link';
import { useInView } from './use-in-view';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** null: it is on its way, and has its place. */
  count?: number | null;
  /** A tab with an address; the router changes the page. */
  to?: string;
}

/** As wide as a count. */
const NO_COUNT = '\u2007';

type Steps = (count: number, at: number) => Readonly<Record<string, number>>;

const ofTabs: Steps = (count, at) => ({ ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 });
const ofRadios: Steps = (_, at) => ({ ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 });

/** Moves the focus along a row of controls by keys, and activates where it lands. */
function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  steps: Steps,
  activate = (element: HTMLElement): void => element.click(),
): void {
  if (isBrowserKey(event)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((element) => element === document.activeElement);
  const to = steps(all.length, at)[event.key];
  const next = to === undefined ? undefined : all[(to + all.length) % all.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  activate(next);
}

/** Whether the keys move right now: what they pass is no step of the browser's history, which Back would go through. */
function useMoving(): [isMoving: boolean, moving: (move: () => void) => void] {
  const [isMoving, setMoving] = useState(false);
  const moving = (move: () => void): void => {
    flushSync(() => setMoving(true));
    move();
    setMoving(false);
  };
  return [isMoving, moving];
}

export interface TabsProps {
  items: readonly TabItem[];
  value: string;
  onChange?: (id: string) => void;
  label: string;
}

/** Tabs with counts; with `to` each has an address. */
export function Tabs({ items, value, onChange, label }: TabsProps): ReactNode {
  const row = useInView<HTMLDivElement>(
    items.findIndex(({ id }) => id === value),
    items.map(({ count }) => count).join(),
  );
  const [isMoving, moving] = useMoving();
  return (
    <div
      ref={row}
      className="ui-tabs"
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, '[role=tab]', ofTabs, (tab) => moving(() => tab.click()))}
    >
      {items.map((item) => {
        const state = { role: 'tab', 'aria-selected': item.id === value, tabIndex: item.id === value ? 0 : -1 };
        const body = (
          <>
            {item.label}
            {item.count !== undefined && <span className="c">{item.count ?? NO_COUNT}</span>}
          </>
        );
        return item.to === undefined ? (
          <button key={item.id} type="button" {...state} onClick={() => onChange?.(item.id)}>
            {body}
          </button>
        ) : (
          <Link
            key={item.id}
            to={item.to}
            replace={isMoving || undefined}
            {...state}
            onClick={() => onChange?.(item.id)}
          >
            {body}
          </Link>
        );
      })}
    </div>
  );
}

/** What the selected tab shows; `label` is the tab's. */
export const TabPanel = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className="ui-panel" role="tabpanel" aria-label={label}>
    {children}
  </div>
);

export interface SegmentedProps<V extends string> {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  size?: 'md' | 'sm';
}

/** A choice of few, side by side. */
export function Segmented<V extends string>({ label, options, value, onChange, size }: SegmentedProps<V>): ReactNode {
  return (
    <div
      className={cx('ui-seg', size === 'sm' && 'sm')}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, '[role=radio]', ofRadios)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** Where one is; the last entry is the page itself. */
export const Breadcrumbs = ({
  items,
  label,
}: {
  items: readonly { label: string; to?: string }[];
  label: string;
}): ReactNode => (
  <nav aria-label={label}>
    <ol className="ui-crumb">
      {items.map((item, i) => {
        const last = i === items.length - 1;
        return (
          <li key={`${i} ${item.label}`}>
            {item.to && !last ? (
              <Link to={item.to} title={item.label}>
                {item.label}
              </Link>
            ) : (
              <span aria-current={last ? 'page' : undefined} title={item.label}>
                {item.label}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
