import { text } from '../texts';
import { IdentityError, identityError } from './failure';

/** A provider that has not answered by then will not; in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Waits for a request of auth0-js, which knows no end of waiting, and which throws where nobody can catch it when an answer is
 * not what it expects.
 * @throws IdentityError
 */
export function waitFor<T>(
  ask: (resolve: (value: T) => void, reject: (error: IdentityError) => void) => void,
): Promise<T> {
  let stop = (): void => undefined;
  const work = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new IdentityError(text('signIn.late'))), PATIENCE_MS);
    const thrown = (): void => reject(identityError(undefined));
    window.addEventListener('error', thrown);
    stop = () => {
      clearTimeout(timer);
      window.removeEventListener('error', thrown);
    };
    ask(resolve, reject);
  });
  return work.finally(() => stop());
}
