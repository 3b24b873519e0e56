import * as v from 'valibot';
import { sessionState } from './session-state';

const addresses = v.array(v.string());

/** Addresses that work was sent from which has not ended: of this page, and of the one before a reload. */
const state = sessionState({
  key: 'draft.sent',
  schema: v.object({ running: addresses, cutOff: addresses }),
  empty: { running: [], cutOff: [] },
  restore: ({ running }) => ({ running: [], cutOff: running }),
});

const address = (): string => window.location.pathname + window.location.search;

const without = (list: readonly string[], one: string): string[] => {
  const index = list.indexOf(one);
  return index < 0 ? [...list] : list.toSpliced(index, 1);
};

/** Notes that something is sent from the address of now. @returns the end of it: it is known what became of it */
export function noteSent(): () => void {
  const from = address();
  const { running, cutOff } = state.get();
  state.set({ running: [...running, from], cutOff });
  return () => {
    const now = state.get();
    state.set({ ...now, running: without(now.running, from) });
  };
}

/** Whether a page that was left before it knew had sent something from this address; said once. */
export function takeCutOff(): boolean {
  const { running, cutOff } = state.get();
  if (!cutOff.includes(address())) return false;
  state.set({ running, cutOff: [] });
  return true;
}
