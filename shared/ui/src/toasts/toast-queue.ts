import { create } from 'zustand';
import type { ToastPort } from './toast-types';

export type ToastDrawing = Omit<ToastPort, 'isActive'>;

interface QueueState {
  /** Whether anything was ever asked for; the drawing part is fetched then. */
  wanted: boolean;
}

export const useToastQueue = create<QueueState>(() => ({ wanted: false }));

const active = new Set<string>();
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
};

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
};
