import { useEffect, useState } from 'react';
import type { ObjectStore } from '../../object-store';
import type { Entry } from '../listing/entry';
import { collectEntries, type Collected } from '../bulk/collect';

export interface Counting {
  readonly soFar: Collected;
  readonly isDone: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

const NOTHING: Collected = { objects: [], bytes: 0 };

/** Counts the objects of a selection, those in its folders, too; given up with the dialog that shows it. */
export function useCollected(store: Pick<ObjectStore, 'list'>, entries: readonly Entry[]): Counting {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Omit<Counting, 'retry'> & { readonly of: number }>();
  useEffect(() => {
    const abort = new AbortController();
    let last = NOTHING;
    const tell = (soFar: Collected, isDone: boolean, error?: unknown): void => {
      last = { ...soFar };
      if (!abort.signal.aborted) setState({ of: tries, soFar: last, isDone, error });
    };
    collectEntries(store, entries, (soFar) => tell(soFar, false), abort.signal).then(
      (all) => tell(all, true),
      (error: unknown) => tell(last, false, error),
    );
    return () => abort.abort();
  }, [store, entries, tries]);
  const current = state?.of === tries ? state : { soFar: NOTHING, isDone: false, error: undefined };
  return { ...current, retry: () => setTries((before) => before + 1) };
}
