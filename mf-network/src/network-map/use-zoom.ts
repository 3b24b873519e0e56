import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Window } from './map-picture';

const LEAST = 0.2;
const MOST = 3;
const STEP = 1.25;
/** What fits only when it is smaller than this cannot be read: a part of it is shown larger then. */
const LEAST_FIT = 0.62;
const FIRST_PART = 0.85;
/** What lies so many px outside of the window is drawn, too. */
const MARGIN = 600;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export interface Zoom {
  readonly scale: number;
  readonly window: Window;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** Brings a part of the drawing into sight. */
  readonly show: (part: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }) => void;
}

/** Zoom and pan of a drawing of this size: by buttons and keys, the wheel with ctrl, two fingers, and by dragging its ground. */
export function useZoom(width: number, height: number): Zoom {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [room, setRoom] = useState({ w: 0, h: 0 });
  const [top, setTop] = useState(0);
  const wide = room.w > 0 ? room.w / width : 1;
  const fitting = wide < LEAST_FIT ? FIRST_PART : Math.min(1, wide);
  const scale = chosen ?? fitting;
  const anchor = useRef<{ x: number; y: number; left: number; top: number }>(null);

  /** @param at where it stays, in px of the box; its middle by default */
  const zoomTo = useCallback(
    (next: number, at?: { x: number; y: number }) => {
      const element = box.current;
      if (!element) return;
      const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      anchor.current = { x: (element.scrollLeft + x) / scale, y: (element.scrollTop + y) / scale, left: x, top: y };
      setChosen(clamp(next, LEAST, MOST));
    },
    [scale],
  );

  useLayoutEffect(() => {
    const kept = anchor.current;
    if (!kept || !box.current) return;
    anchor.current = null;
    box.current.scrollTo(kept.x * scale - kept.left, kept.y * scale - kept.top);
  }, [scale]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom({ w: element.clientWidth, h: element.clientHeight }));
    observer.observe(element);
    const onScroll = (): void => setTop(Math.floor(element.scrollTop / 200) * 200);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  usePinch(box, scale, zoomTo);
  useDrag(box);

  const show: Zoom['show'] = useCallback(
    ({ x, y, w, h }) => {
      const element = box.current;
      if (!element) return;
      const bring = (start: number, size: number, from: number, visible: number): number =>
        start - 40 < from ? start - 40 : start + size + 40 > from + visible ? start + size + 40 - visible : from;
      element.scrollTo(
        bring(x * scale, w * scale, element.scrollLeft, element.clientWidth),
        bring(y * scale, Math.min(h * scale, 60), element.scrollTop, element.clientHeight),
      );
    },
    [scale],
  );

  return {
    scale,
    box,
    window: { top: (top - MARGIN) / scale, bottom: (top + (room.h || 900) + MARGIN) / scale },
    zoomIn: () => zoomTo(scale * STEP),
    zoomOut: () => zoomTo(scale / STEP),
    fit: () => {
      setChosen(clamp(Math.min(room.w / width, Math.max(room.h, 1) / height), LEAST, 1));
      box.current?.scrollTo(0, 0);
    },
    show,
  };
}

type ZoomTo = (next: number, at?: { x: number; y: number }) => void;

/** The wheel with ctrl, which is also what two fingers on a touchpad send, and two fingers on a screen. */
function usePinch(box: RefObject<HTMLDivElement | null>, scale: number, zoomTo: ZoomTo): void {
  const latest = useRef({ scale, zoomTo });
  useEffect(() => {
    latest.current = { scale, zoomTo };
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const place = (x: number, y: number) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current.zoomTo(latest.current.scale * 2 ** (-event.deltaY / 200), place(event.clientX, event.clientY));
    };
    let start: { distance: number; scale: number } | undefined;
    const spread = ([a, b]: TouchList | readonly Touch[]): number =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    const onTouchStart = ({ touches }: TouchEvent): void => {
      start = touches.length === 2 ? { distance: spread(touches), scale: latest.current.scale } : undefined;
    };
    const onTouchMove = (event: TouchEvent): void => {
      const [a, b] = event.touches;
      if (!start || !a || !b) return;
      event.preventDefault();
      const middle = place((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      latest.current.zoomTo((start.scale * spread(event.touches)) / start.distance, middle);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [box]);
}

/** Dragging the ground with a mouse moves the drawing; fingers scroll it as they scroll everything. */
function useDrag(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let last: { x: number; y: number } | undefined;
    const onDown = (event: PointerEvent): void => {
      const isGround = !(event.target instanceof Element && event.target.closest('a, [role="button"]'));
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isGround) return;
      last = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent): void => {
      if (!last) return;
      element.scrollBy(last.x - event.clientX, last.y - event.clientY);
      last = { x: event.clientX, y: event.clientY };
    };
    const onUp = (): void => {
      last = undefined;
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
    };
  }, [box]);
}
