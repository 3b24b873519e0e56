import { create } from 'zustand';

export type SchemeMode = 'auto' | 'light' | 'dark';

/** Storage key of the choice. (spec 1, section 3) */
const KEY = 'colorScheme';
const dark = (): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;

function storedMode(): SchemeMode {
  try {
    // By way of the window: Node has a storage of its own, and warns whoever asks for it.
    const value = window.localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'auto';
  } catch {
    return 'auto';
  }
}

const schemeOf = (mode: SchemeMode): 'light' | 'dark' =>
  mode === 'auto' ? (dark()?.matches ? 'dark' : 'light') : mode;

const shown = (mode: SchemeMode, isHeldLight: boolean) =>
  ({ mode, scheme: isHeldLight ? 'light' : schemeOf(mode) }) as const;

interface SchemeState {
  /** What the user chose; auto follows the system. */
  mode: SchemeMode;
  /** What is shown. */
  scheme: 'light' | 'dark';
  /** Whether the page is light whatever was chosen: while nobody is signed in. (spec 1, section 2) */
  isHeldLight: boolean;
  setMode: (mode: SchemeMode) => void;
}

/** The colour scheme of this browser, kept in localStorage and followed across tabs. */
export const useColorScheme = create<SchemeState>((set, get) => ({
  mode: storedMode(),
  scheme: schemeOf(storedMode()),
  isHeldLight: false,
  setMode: (mode) => {
    try {
      localStorage.setItem(KEY, mode);
    } catch {
      // Without storage the choice holds for this page.
    }
    set(shown(mode, get().isHeldLight));
  },
}));

/** Holds the page light, or lets it be as it was chosen. */
export function holdLight(isHeldLight: boolean): void {
  useColorScheme.setState({ isHeldLight, ...shown(useColorScheme.getState().mode, isHeldLight) });
}

/** Keeps `data-scheme` of the page, the system's preference and other tabs in step; returns the undo. */
export function followColorScheme(): () => void {
  const apply = (): void => {
    document.documentElement.dataset.scheme = useColorScheme.getState().scheme;
  };
  const refresh = (): void => {
    useColorScheme.setState(shown(storedMode(), useColorScheme.getState().isHeldLight));
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) refresh();
  };
  apply();
  const media = dark();
  media?.addEventListener('change', refresh);
  window.addEventListener('storage', onStorage);
  const stop = useColorScheme.subscribe(apply);
  return () => {
    stop();
    media?.removeEventListener('change', refresh);
    window.removeEventListener('storage', onStorage);
  };
}
