import { create } from 'zustand';
import type { ToastPort, ToastSpec } from './toast-types';

export type ToastDrawing = Omit<ToastPort, 'isActive' | 'isHeld'>;

/** What somebody can be at a toast with. */
export type Holder = 'keyboard' | 'pointer';

/** What a toast says, for who cannot see it. */
export interface SpokenToast {
  readonly id: string;
  readonly text: string;
}

interface QueueState {
  /** Whether anything was ever asked for; the drawing part is fetched then. */
  wanted: boolean;
  /** What the toasts say that are there, the newest last. One that goes on to say the same stays the same object. */
  spoken: readonly SpokenToast[];
}

export const useToastQueue = create<QueueState>(() => ({ wanted: false, spoken: [] }));

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

const silence = (id: string): void =>
  useToastQueue.setState(({ spoken }) => ({ spoken: spoken.filter((toast) => toast.id !== id) }));

/** Of several messages the newest is read out after how many they are; a percentage is not read at all. */
function speak({ id, text, list }: ToastSpec): void {
  const words = [text, list?.at(-1)].filter(Boolean).join(': ');
  const before = useToastQueue.getState().spoken;
  if (before.some((toast) => toast.id === id && toast.text === words)) return;
  useToastQueue.setState({ spoken: [...before.filter((toast) => toast.id !== id), { id, text: words }] });
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
  silence(id);
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
    speak(spec);
    run((target) => target.show(spec));
  },
  update: (spec) => {
    speak(spec);
    run((target) => target.update(spec));
  },
  dismiss: (id) => {
    active.delete(id);
    silence(id);
    run((target) => target.dismiss(id));
  },
  isActive: (id) => active.has(id),
  isHeld: (id) => (held.get(id)?.size ?? 0) > 0,
};
