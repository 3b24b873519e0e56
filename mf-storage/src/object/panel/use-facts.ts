import { useCallback, useEffect, useState } from 'react';
import type { ObjectFacts, ObjectStore } from '../../object-store';

export interface Facts {
  readonly facts: ObjectFacts | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/** What the store says of an object now. */
export function useFacts(store: ObjectStore, key: string): Facts {
  const [state, setState] = useState<{ of: number; facts?: ObjectFacts; error?: unknown }>();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    store.head(key, abort.signal).then(
      (facts) => setState({ of: count, facts }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ of: count, error });
      },
    );
    return () => abort.abort();
  }, [store, key, count]);
  const reload = useCallback(() => setCount((before) => before + 1), []);
  // What is read anew is shown as it was until then; a failure is not.
  return { facts: state?.facts, error: state?.of === count ? state.error : undefined, reload };
}
