import { useEffect, useRef, useState } from 'react';
import { toApiError } from '@console/area/signed-out';
import { IdentityError } from '../identity/failure';

interface Attempt<Button extends string> {
  /** The button whose request has no response yet. */
  readonly pending: Button | undefined;
  /** Why the last request failed, and which button sent it. */
  readonly failure: { readonly button: Button; readonly error: IdentityError } | undefined;
  /** Runs one request at a time; what it throws becomes `failure`. */
  run(button: Button, work: () => Promise<unknown>): void;
}

/** One request to the identity provider at a time, of one of several buttons, with its failure. */
export function useAttempt<Button extends string>(): Attempt<Button> {
  const [pending, setPending] = useState<Button>();
  const [failure, setFailure] = useState<Attempt<Button>['failure']>();
  const busy = useRef(false);

  const settle = (): void => {
    busy.current = false;
    setPending(undefined);
  };

  useEffect(() => {
    // Logging in leaves the page while pending; Back brings it out of the browser's cache just so.
    const revive = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      busy.current = false;
      setPending(undefined);
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  return {
    pending,
    failure,
    run(button, work) {
      if (busy.current) return;
      busy.current = true;
      setPending(button);
      setFailure(undefined);
      work().then(settle, (thrown: unknown) => {
        settle();
        const error = thrown instanceof IdentityError ? thrown : new IdentityError(toApiError(thrown).message);
        setFailure({ button, error });
      });
    },
  };
}
