import { create } from 'zustand';
import type { ToastPort, ToastSpec } from './toast-types';

/** What somebody can be at a toast with; it does not go meanwhile. */
export type Holder = 'keyboard' | 'pointer';

export interface ShownToast {
  readonly spec: ToastSpec;
  /** Counts its changes: its time begins anew with each. */
  readonly revision: number;
  readonly heldBy: readonly Holder[];
  /** It is gone, and only fades. */
  readonly isLeaving: boolean;
}

/** What a toast says, for who cannot see it. */
export interface SpokenToast {
  readonly id: string;
  readonly text: string;
}

interface ToastState {
  /** Whether anything was ever shown; the part that draws is fetched then. */
  wanted: boolean;
  /** The newest first. */
  toasts: readonly ShownToast[];
  /** What the toasts say that are there, the newest last. One that goes on to say the same stays the same object. */
  spoken: readonly SpokenToast[];
}

export const useToastStore = create<ToastState>(() => ({ wanted: false, toasts: [], spoken: [] }));

const find = (id: string): ShownToast | undefined =>
  useToastStore.getState().toasts.find(({ spec, isLeaving }) => spec.id === id && !isLeaving);

const change = (id: string, next: (toast: ShownToast) => ShownToast): void =>
  useToastStore.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.spec.id === id ? next(toast) : toast)),
  }));

/** Of several messages the newest is read out after how many they are; a percentage is not read at all. */
function speak({ id, text, list }: ToastSpec): void {
  const line = [text, list?.at(-1)].filter(Boolean).join(': ');
  const before = useToastStore.getState().spoken;
  if (before.some((toast) => toast.id === id && toast.text === line)) return;
  useToastStore.setState({ spoken: [...before.filter((toast) => toast.id !== id), { id, text: line }] });
}

/** Takes a toast away: it is silent at once and fades. */
export function closeToast(id: string): void {
  change(id, (toast) => ({ ...toast, heldBy: [], isLeaving: true }));
  useToastStore.setState(({ spoken }) => ({ spoken: spoken.filter((toast) => toast.id !== id) }));
}

/** Closes a toast for a person, who leaves at that what it tells. */
export function leaveToast(id: string): void {
  const onLeave = find(id)?.spec.onLeave;
  closeToast(id);
  onLeave?.();
}

/** Called when a toast has faded. */
export const forgetToast = (id: string): void =>
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter(({ spec }) => spec.id !== id) }));

/** Called when somebody comes to a toast, or leaves it. */
export const holdToast = (id: string, holder: Holder, isHeld: boolean): void =>
  change(id, (toast) => {
    const others = toast.heldBy.filter((one) => one !== holder);
    return { ...toast, heldBy: isHeld && !toast.isLeaving ? [...others, holder] : others };
  });

/** The toasts of the page, for the rules of create-toasts. */
export const toastPort: ToastPort = {
  show: (spec) => {
    speak(spec);
    useToastStore.setState(({ toasts }) => ({
      wanted: true,
      toasts: [{ spec, revision: 0, heldBy: [], isLeaving: false }, ...toasts],
    }));
  },
  update: (spec) => {
    speak(spec);
    change(spec.id, (toast) => ({ ...toast, spec, revision: toast.revision + 1 }));
  },
  dismiss: closeToast,
  isActive: (id) => find(id) !== undefined,
  isHeld: (id) => (find(id)?.heldBy.length ?? 0) > 0,
};
