import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { cx } from './class-names';
import { Link } from './link';

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

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus along a row of controls with the arrow keys, and activates where it lands. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = STEP[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((element) => element === document.activeElement);
  const next = all[(at + step + all.length) % all.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

export interface TabsProps {
  items: readonly TabItem[];
  value: string;
  onChange?: (id: string) => void;
  label: string;
}

/** px that stay free beside the selected tab: there the edge fades, and its neighbour is seen to be there. */
const NEIGHBOUR = 40;

/**
 * Where the row is wider than the page, the selected tab is brought into it: an address may name the last one, and counts that
 * come later push it out again.
 */
function useInView<Row extends HTMLElement>(selected: number, counts = ''): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const tab = row.current?.children[selected];
    if (!row.current || !tab) return;
    const [edge, box] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    const [before, after] = [box.left - edge.left - NEIGHBOUR, box.right - edge.right + NEIGHBOUR];
    if (before < 0) row.current.scrollLeft += before;
    else if (after > 0) row.current.scrollLeft += after;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with other counts the row is as wide as they make it
  }, [selected, counts]);
  return row;
}

/** Tabs with counts; with `to` each has an address. */
export function Tabs({ items, value, onChange, label }: TabsProps): ReactNode {
  const row = useInView<HTMLDivElement>(
    items.findIndex(({ id }) => id === value),
    items.map(({ count }) => count).join(),
  );
  return (
    <div
      ref={row}
      className="ui-tabs"
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, '[role=tab]')}
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
          <Link key={item.id} to={item.to} {...state} onClick={() => onChange?.(item.id)}>
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

export interface PageLinksProps {
  /** What the pages have in common: the name of the landmark. */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: ReactNode; readonly to: string }[];
  /** The page that is shown. */
  readonly value: string;
}

/** The way between pages of a kind, above each of them: it looks like tabs, but what it opens is a page with its own heading. */
export function PageLinks({ items, value, label }: PageLinksProps): ReactNode {
  const row = useInView<HTMLElement>(items.findIndex(({ id }) => id === value));
  return (
    <nav ref={row} className="ui-tabs" aria-label={label}>
      {items.map(({ id, label: name, to }) => (
        <Link key={id} to={to} {...(id === value ? { 'aria-current': 'page' as const } : {})}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

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
      onKeyDown={(event) => moveFocus(event, '[role=radio]')}
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
