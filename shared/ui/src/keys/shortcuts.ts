import { useEffect, useRef } from 'react';
import { followOneKeyChoice, useOneKeyShortcuts } from './one-key';

/** How long the second key of a pair may take, in milliseconds. */
const PAIR_MS = 1500;

/** Whether Cmd is the key of commands on this machine. */
export const IS_MAC = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent);

/**
 * Keys of a shortcut: one key ('/'), two after each other ('g h'), or one with a modifier ('Mod+k': Cmd on a Mac, else Ctrl;
 * 'Alt+t').
 */
export type ShortcutKeys = string;

interface Shortcut {
  readonly keys: ShortcutKeys;
  readonly run: () => void;
}

const shortcuts = new Set<Shortcut>();
let stop: (() => void) | undefined;
/** The first key of a pair, while it waits for the second. */
let begun: { readonly key: string; readonly at: number } | undefined;

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color']);

/** Whether a key that is pressed there is a letter of a text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target.closest('textarea,select,[contenteditable]:not([contenteditable=false]),[role=combobox]') !== null;
}

/** Keys in a dialog or a menu are its own. */
const isInOverlay = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]') !== null) ||
  document.querySelector('[aria-modal=true]') !== null;

/** 'Mod+k', 'Alt+t' or 'k'; undefined for what is no shortcut. Alt makes other letters of some, so the key itself counts. */
function pressed({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  const [isCommand, isOther] = IS_MAC ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (isOther || (isCommand && altKey)) return undefined;
  if (isCommand) return shiftKey ? undefined : `Mod+${key.toLowerCase()}`;
  if (altKey) return shiftKey ? undefined : `Alt+${code.replace(/^Key/, '').toLowerCase()}`;
  return key;
}

const find = (keys: string): Shortcut | undefined => [...shortcuts].findLast((shortcut) => shortcut.keys === keys);

function oneKey(key: string, event: KeyboardEvent): Shortcut | undefined {
  const first = begun && event.timeStamp - begun.at <= PAIR_MS ? begun.key : undefined;
  begun = undefined;
  const isQuiet = !useOneKeyShortcuts.getState().isOn || isTyping(event.target) || isInOverlay(event.target);
  if (isQuiet || event.repeat) return undefined;
  const second = first === undefined ? undefined : find(`${first} ${key}`);
  if (second) return second;
  if ([...shortcuts].some(({ keys }) => keys.startsWith(`${key} `))) begun = { key, at: event.timeStamp };
  return find(key);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.key === 'Shift') return;
  const keys = pressed(event);
  if (keys === undefined) return;
  // On a Mac Alt and a letter write another one.
  const isText = keys.startsWith('Alt+') && IS_MAC && isTyping(event.target);
  const found = keys.includes('+') && keys !== '+' ? (isText ? undefined : find(keys)) : oneKey(keys, event);
  if (!found) return;
  event.preventDefault();
  found.run();
}

function add(shortcut: Shortcut): () => void {
  shortcuts.add(shortcut);
  if (!stop) {
    document.addEventListener('keydown', onKey);
    const unfollow = followOneKeyChoice();
    stop = () => {
      document.removeEventListener('keydown', onKey);
      unfollow();
    };
  }
  return () => {
    shortcuts.delete(shortcut);
    if (shortcuts.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/**
 * Shortcuts, while the component is there; of two with the same keys the newer one runs. Keys without a modifier are left
 * alone while somebody types, in dialogs and menus, and where they are switched off.
 * @param run is told which of them was pressed
 */
export function useShortcuts(all: readonly ShortcutKeys[], run: (keys: ShortcutKeys) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const list = all.join('\n');
  useEffect(() => {
    const ends = (list === '' ? [] : list.split('\n')).map((keys) => add({ keys, run: () => latest.current(keys) }));
    return () => ends.forEach((end) => end());
  }, [list]);
}

/** One of them. */
export const useShortcut = (keys: ShortcutKeys, run: () => void): void => useShortcuts([keys], run);
