import { create } from 'zustand';

const KEY = 'oneKeyShortcuts';

function isStoredOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

interface OneKeyState {
  /** Whether keys that are pressed without Ctrl, Cmd or Alt are shortcuts. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/** The switch for one-key shortcuts, kept in this browser and followed across tabs. (WCAG 2.1.4) */
export const useOneKeyShortcuts = create<OneKeyState>((set) => ({
  isOn: isStoredOn(),
  setOn: (isOn) => {
    try {
      localStorage.setItem(KEY, isOn ? 'on' : 'off');
    } catch {
      // Without storage the choice holds for this page.
    }
    set({ isOn });
  },
}));

/** Follows the choice made in other tabs; returns the undo. */
export function followOneKeyChoice(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) useOneKeyShortcuts.setState({ isOn: isStoredOn() });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
