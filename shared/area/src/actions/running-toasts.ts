import { toast, type ProgressToastOptions, type ToastHandle } from '@console/ui';
import { actionOf } from './action-store';

/** What is done by then needs no toast on the way. */
const DELAY_MS = 500;
/** More than these would cover the page. */
const SHOWN = 3;

/** How an action is told while it runs and no screen shows it. */
export interface RunningToast {
  /** 'Resizing web-01' */
  readonly text: string;
  /** How far it is, where that is known. */
  readonly progress?: ProgressToastOptions['progress'];
  readonly note?: ProgressToastOptions['note'];
  /** After so many milliseconds it makes room, for what is shown elsewhere, too. */
  readonly foldMs?: number;
  /** By default half a second. */
  readonly delayMs?: number;
}

const running = new Map<string, RunningToast>();
const toasts = new Map<string, ToastHandle>();
/** How many screens show an action themselves. */
const screens = new Map<string, number>();

function open(id: string, { text, progress, note, foldMs }: RunningToast): ToastHandle {
  if (!progress) return toast.loading(text);
  return toast.progress(text, {
    progress,
    ...(note ? { note } : {}),
    ...(foldMs === undefined ? {} : { fold: { after: foldMs, onFold: () => toasts.delete(id) } }),
  });
}

function show(id: string, runningToast: RunningToast): void {
  const isOver = running.get(id) !== runningToast || actionOf(id)?.state !== 'running';
  if (isOver || screens.has(id) || toasts.has(id) || toasts.size >= SHOWN) return;
  toasts.set(id, open(id, runningToast));
}

function showSoon(id: string): void {
  const runningToast = running.get(id);
  if (!runningToast) return;
  if (runningToast.delayMs === 0) show(id, runningToast);
  else setTimeout(() => show(id, runningToast), runningToast.delayMs ?? DELAY_MS);
}

/** Tells of a running action, wherever the person goes; not where a screen shows it. (spec 1, sections 4 and 9) */
export function followAction(id: string, runningToast: RunningToast): void {
  running.set(id, runningToast);
  showSoon(id);
}

/** The toast of an action that has ended, to end with it; undefined where none was shown. */
export function takeToast(id: string): ToastHandle | undefined {
  const shown = toasts.get(id);
  toasts.delete(id);
  running.delete(id);
  return shown;
}

export const isOnScreen = (id: string): boolean => screens.has(id);

/** Says that a screen shows an action itself. @returns the end of it */
export function showOnScreen(id: string): () => void {
  screens.set(id, (screens.get(id) ?? 0) + 1);
  toasts.get(id)?.dismiss();
  toasts.delete(id);
  return () => {
    const left = (screens.get(id) ?? 1) - 1;
    if (left > 0) {
      screens.set(id, left);
      return;
    }
    screens.delete(id);
    showSoon(id);
  };
}
