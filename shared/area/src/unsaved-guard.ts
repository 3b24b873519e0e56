import { useEffect } from 'react';
import { create } from 'zustand';
import { nav } from './nav';

/** A navigation that waits for an answer; the shell asks the question. */
interface PendingLeave {
  readonly proceed?: () => void;
}

export const pendingLeave = create<PendingLeave>()(() => ({}));

let released = false;

/** Lets the page go without asking: the session has ended, there is nobody to ask. */
export function allowLeaving(): void {
  released = true;
}

/** Answers the question: go and lose what was typed, or stay. */
export function answerLeave(leaves: boolean): void {
  const { proceed } = pendingLeave.getState();
  pendingLeave.setState({}, true);
  if (!leaves || !proceed) return;
  released = true;
  try {
    proceed();
  } finally {
    released = false;
  }
}

/** How many of the screens that are open have something to lose. */
let unsaved = 0;

/** Whether something typed has not been saved. */
export const hasUnsaved = (): boolean => unsaved > 0;

/**
 * Asks before something typed is lost: by a link, by Back, or by closing the tab.
 * @param isDirty whether there is something to lose
 */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    unsaved += 1;
    const unblock = nav.block((proceed) => {
      if (released) return false;
      pendingLeave.setState({ proceed }, true);
      return true;
    });
    const beforeUnload = (event: BeforeUnloadEvent): void => {
      if (!released) event.preventDefault();
    };
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      unsaved -= 1;
      unblock();
      window.removeEventListener('beforeunload', beforeUnload);
    };
  }, [isDirty]);
}
