import type { Range, Virtualizer, VirtualItem } from '@tanstack/react-virtual';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MOST_ROWS } from './row-space';

const OVERSCAN = 8;
/** A list of as many rows for so long rests. */
const REST_MS = 200;
/** Where nothing is laid out yet. */
const FALLBACK_HEIGHT = 800;

type ListVirtualizer = Virtualizer<HTMLElement, HTMLElement>;

/** The rows in sight and `most` around them, all where they are few, never more than 60; `kept` (the row with the focus) stays. */
export function rowsInPage(
  { startIndex, endIndex, count }: Pick<Range, 'startIndex' | 'endIndex' | 'count'>,
  kept: number | undefined,
  most = OVERSCAN,
): number[] {
  if (most > 0 && count <= MOST_ROWS) return Array.from({ length: count }, (_, i) => i);
  const inSight = endIndex - startIndex + 1;
  const around = Math.max(0, Math.min(most, Math.floor((MOST_ROWS - 1 - inSight) / 2)));
  const first = Math.max(0, startIndex - around);
  const last = Math.min(count - 1, endIndex + around, first + MOST_ROWS - 2);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  if (kept === undefined || kept >= count || (kept >= first && kept <= last)) return rows;
  return kept < first ? [kept, ...rows] : [...rows, kept];
}

const isPage = (element: HTMLElement): boolean => element === document.documentElement;

/** The nearest element around `start` that scrolls up and down, or the page. */
export function scrollParent(start: HTMLElement): HTMLElement {
  for (let element = start.parentElement; element; element = element.parentElement) {
    if (/auto|scroll|overlay/.test(getComputedStyle(element).overflowY)) return element;
  }
  return document.documentElement;
}

function observeRect(
  { scrollElement }: ListVirtualizer,
  report: (rect: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const measure = (): void =>
    report({ width: scrollElement.clientWidth, height: scrollElement.clientHeight || FALLBACK_HEIGHT });
  measure();
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
  observer?.observe(scrollElement);
  window.addEventListener('resize', measure);
  return () => {
    observer?.disconnect();
    window.removeEventListener('resize', measure);
  };
}

function observeOffset(
  { scrollElement }: ListVirtualizer,
  report: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const target = isPage(scrollElement) ? window : scrollElement;
  const read = (): void => report(scrollElement.scrollTop, false);
  read();
  target.addEventListener('scroll', read, { passive: true });
  return () => target.removeEventListener('scroll', read);
}

export interface VirtualRowsOptions {
  count: number;
  /** px, of a row as it will likely be. */
  size: number;
  gap?: number;
  keyOf: (index: number) => string;
  /** Where rows begin; the nearest scrolling element around it is what scrolls. */
  start: RefObject<HTMLElement | null>;
  /** px above the first row that belong to the table itself. */
  head?: number;
  /** A row that stays in the page while nothing else is kept. */
  kept?: number | undefined;
}

export interface VirtualRows {
  rows: readonly VirtualItem[];
  /** px of all rows. */
  total: number;
  measure: (element: HTMLElement | null) => void;
  /** Set while something in the row has the focus. */
  keep: (index: number | undefined) => void;
}

/**
 * How many rows stand around those in sight. A list that is searched is another one with each keystroke: only what is seen of
 * it is drawn until it rests, and what may be scrolled to after that.
 */
function useAround(count: number): number {
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(count), REST_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return rested === count ? OVERSCAN : 0;
}

/** The few rows of a long list that are in sight. */
export function useVirtualRows({
  count,
  size,
  gap = 0,
  keyOf,
  start,
  head = 0,
  kept: stays,
}: VirtualRowsOptions): VirtualRows {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  const kept = useRef<number>(undefined);
  useLayoutEffect(() => {
    kept.current = stays;
  }, [stays]);
  useLayoutEffect(() => {
    if (!start.current) return;
    const parent = scrollParent(start.current);
    const top = isPage(parent) ? 0 : parent.getBoundingClientRect().top;
    setScroller(parent);
    setMargin(Math.round(start.current.getBoundingClientRect().top - top + parent.scrollTop + head));
  }, [start, head, count]);
  const around = useAround(count);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized here
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    gap,
    scrollMargin: margin,
    getScrollElement: () => scroller,
    estimateSize: () => size,
    getItemKey: keyOf,
    rangeExtractor: useCallback((range: Range) => rowsInPage(range, kept.current, around), [around]),
    observeElementRect: observeRect,
    observeElementOffset: observeOffset,
    initialRect: { width: 0, height: FALLBACK_HEIGHT },
  });
  const keep = useCallback((index: number | undefined) => {
    kept.current = index;
  }, []);
  const rows = virtualizer
    .getVirtualItems()
    .map((row) => ({ ...row, start: row.start - margin, end: row.end - margin }));
  return { rows, total: virtualizer.getTotalSize(), measure: virtualizer.measureElement, keep };
}
