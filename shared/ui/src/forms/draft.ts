import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

const PREFIX = 'draft.form.';
const SETTLE_MS = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept under a key, without names the form does not have (any more); undefined when there is nothing. */
export function readDraft(
  key: string,
  defaults: Readonly<Record<string, unknown>>,
  secrets: readonly string[],
): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    if (!isRecord(kept)) return undefined;
    const known = Object.entries(kept).filter(([name]) => Object.hasOwn(defaults, name) && !secrets.includes(name));
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed for this tab; secrets are never written. */
export function writeDraft(key: string, values: Readonly<Record<string, unknown>>, secrets: readonly string[]): void {
  const open = Object.entries(values).filter(([name]) => !secrets.includes(name));
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(Object.fromEntries(open)));
  } catch {
    // A full or forbidden store costs the draft only.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

/** The values of fields as texts, of this moment: the form writes into its own. */
const written = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/** Whether all that may be kept is what it was at first: nothing is typed then. */
const isUntouched = (
  values: Readonly<Record<string, unknown>>,
  first: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): boolean => Object.entries(written(values)).every(([name, text]) => secrets.includes(name) || text === first[name]);

/**
 * Writes a form's values under a key when typing pauses, and when the page or the form goes away; where everything is as it was at first
 * again, there is no draft.
 * @param defaults what the fields hold at first
 * @param isBegun whether there is a draft already
 * @returns a function that ends it and forgets the draft, until somebody types again, and one that runs a change which the form makes by itself: nobody
 * typed that, so it begins no draft
 */
export function useDraft(
  form: UseFormReturn,
  key: string | undefined,
  defaults: Readonly<Record<string, unknown>>,
  secrets: readonly string[],
  isBegun: boolean,
): [end: () => void, quietly: (change: () => void) => void] {
  const ended = useRef(false);
  const begun = useRef(isBegun);
  const isQuiet = useRef(false);
  const first = useRef(written(defaults));
  const hidden = useRef(secrets);
  hidden.current = secrets;
  const { subscribe } = form;
  useEffect(() => {
    if (key === undefined) return undefined;
    ended.current = false;
    let timer: number | undefined;
    let pending: Record<string, unknown> | undefined;
    const flush = (): void => {
      window.clearTimeout(timer);
      if (pending && !ended.current) {
        begun.current = !isUntouched(pending, first.current, hidden.current);
        if (begun.current) writeDraft(key, pending, hidden.current);
        else clearDraft(key);
      }
      pending = undefined;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // A reset has no name: it is the form speaking, not the user.
        if (name === undefined || (isQuiet.current && !begun.current)) {
          if (!begun.current) first.current = written(values);
          return;
        }
        begun.current = true;
        ended.current = false;
        pending = values;
        window.clearTimeout(timer);
        timer = window.setTimeout(flush, SETTLE_MS);
      },
    });
    window.addEventListener('pagehide', flush);
    // Whoever goes on elsewhere has paused.
    window.addEventListener('focusout', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('focusout', flush);
    };
  }, [subscribe, key]);
  const quietly = useCallback((change: () => void): void => {
    isQuiet.current = true;
    change();
    isQuiet.current = false;
  }, []);
  const end = (): void => {
    ended.current = true;
    begun.current = false;
    if (key !== undefined) clearDraft(key);
  };
  return [end, quietly];
}
