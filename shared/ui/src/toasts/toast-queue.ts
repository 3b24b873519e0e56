import { create } from 'zustand';
import type { ToastPort } from './toast-types';

export type ToastDrawing = Omit<ToastPort, 'isActive' | 'isHeld'>;

/** What somebody can be at a toast with. */
export type Holder = 'keyboard' | 'pointer';

interface QueueState {
  /** Whether anything was ever asked for; the drawing part is fetched then. */
  wanted: boolean;
}

export const useToastQueue = create<QueueState>(() => ({ wanted: false }));

const active = new Set<string>();
/** At which toasts somebody is, and by what. */
const held = new Map<string, Set<Holder>>();
let drawing: ToastDrawing | undefined;
let waiting: ((target: ToastDrawing) => void)[] = [];

function run(task: (target: ToastDrawing) => void): void {
  if (drawing) task(drawing);
  else waiting.push(task);
  useToastQueue.setState({ wanted: true });
}

/** Connects what draws; toasts asked for before are drawn now. Returns the disconnect. */
export function connectDrawing(target: ToastDrawing): () => void {
  drawing = target;
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task(target);
  return () => {
    if (drawing === target) drawing = undefined;
  };
}

/** Called by the drawing when a toast has gone. */
export const toastClosed = (id: string): void => {
  active.delete(id);
  held.delete(id);
};

/** Called by the drawing when somebody comes to a toast, or leaves it. */
export function toastHeld(id: string, holder: Holder, isHeld: boolean): void {
  const holders = held.get(id) ?? new Set();
  if (isHeld) holders.add(holder);
  else holders.delete(holder);
  held.set(id, holders);
}

export const queuePort: ToastPort = {
  show: (spec) => {
    active.add(spec.id);
    run((target) => target.show(spec));
  },
  update: (spec) => run((target) => target.update(spec)),
  dismiss: (id) => {
    active.delete(id);
    run((target) => target.dismiss(id));
  },
  isActive: (id) => active.has(id),
  isHeld: (id) => (held.get(id)?.size ?? 0) > 0,
};
