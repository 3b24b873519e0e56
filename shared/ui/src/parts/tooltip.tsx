import type { ReactElement, ReactNode } from 'react';
import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Milliseconds to open and to close. (spec 1, section 9) */
const OPEN_AFTER = 300;
const CLOSE_AFTER = 100;
const GAP = 6;
/** px that stay free between what floats and the edge of the window. (spec 1, section 9) */
const PADDING = 12;

export interface TooltipProps {
  title: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** False where the title repeats the element's name. Default true. */
  describe?: boolean;
}

function place(tip: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const above = box.top - height - GAP;
  const left = Math.max(PADDING, Math.min(box.left + (box.width - width) / 2, window.innerWidth - width - PADDING));
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= PADDING ? above : box.bottom + GAP}px`;
}

function Tip({ id, title, anchor }: { id: string; title: ReactNode; anchor: Element }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, anchor);
  });
  const scheme = anchor.closest('[data-scheme]');
  return createPortal(
    <div ref={ref} id={id} role="tooltip" className="ui-tip">
      {title}
    </div>,
    scheme && scheme !== document.documentElement ? scheme : document.body,
  );
}

/** What a finger presses and does nothing says at once why: there is no other way to ask. */
const isOff = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[aria-disabled="true"]') !== null;

/** A short note on hover and keyboard focus; opens after 300 ms, closes after 100 ms, on Escape and on a press elsewhere. */
export function Tooltip({ title, children, describe = true }: TooltipProps): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const schedule = (next: boolean): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), next ? OPEN_AFTER : CLOSE_AFTER);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    const onPress = (event: PointerEvent): void => {
      if (!(event.target instanceof Node && anchor.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);
  if (!title) return children;
  const target = anchor.current?.firstElementChild;
  return (
    <span
      ref={anchor}
      style={{ display: 'contents' }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && schedule(true)}
      // A finger that is lifted has left, too.
      onPointerLeave={(event) => event.pointerType !== 'touch' && schedule(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && schedule(true)}
      onBlur={() => schedule(false)}
      onPointerDown={() => schedule(false)}
      onPointerUp={(event) => {
        if (event.pointerType !== 'touch' || !isOff(event.target)) return;
        window.clearTimeout(timer.current);
        setOpen(true);
      }}
    >
      {describe && open ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && target && <Tip id={id} title={title} anchor={target} />}
    </span>
  );
}
