import { useEffect, useRef, useState } from 'react';
import { toApiError } from '@console/area/signed-out';
import { IdentityError } from '../identity/failure';

interface Attempt {
  readonly isPending: boolean;
  readonly error: IdentityError | undefined;
  /** Runs one request at a time; what it throws becomes `error`. */
  run(work: () => Promise<unknown>): void;
  clear(): void;
}

/** One request to the identity provider at a time, with its failure. */
export function useAttempt(): Attempt {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<IdentityError>();
  const busy = useRef(false);

  const settle = (failure?: unknown): void => {
    busy.current = false;
    setPending(false);
    if (failure !== undefined)
      setError(failure instanceof IdentityError ? failure : new IdentityError(toApiError(failure).message));
  };

  useEffect(() => {
    // Logging in leaves the page while pending; Back brings it out of the browser's cache just so.
    const revive = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      busy.current = false;
      setPending(false);
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  return {
    isPending,
    error,
    run(work) {
      if (busy.current) return;
      busy.current = true;
      setPending(true);
      setError(undefined);
      work().then(() => settle(), settle);
    },
    clear: () => setError(undefined),
  };
}
