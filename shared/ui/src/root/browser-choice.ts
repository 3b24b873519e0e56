import { create } from 'zustand';

export interface BrowserChoice {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/**
 * Makes a switch that a person sets for this browser, whoever signs in: kept in localStorage, without which it holds for the page.
 * @param initial what holds until somebody sets it
 * @returns the choice as a hook, and what follows it across tabs until it is undone
 */
export function createBrowserChoice(key: string, initial: boolean) {
  const stored = (): boolean => {
    try {
      return localStorage.getItem(key) !== (initial ? 'off' : 'on') ? initial : !initial;
    } catch {
      return initial;
    }
  };
  const useChoice = create<BrowserChoice>((set) => ({
    isOn: stored(),
    setOn: (isOn) => {
      try {
        localStorage.setItem(key, isOn ? 'on' : 'off');
      } catch {
        // Without storage the choice holds for this page.
      }
      set({ isOn });
    },
  }));
  const follow = (): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) useChoice.setState({ isOn: stored() });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  };
  return { useChoice, follow };
}
