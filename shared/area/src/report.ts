import { isAborted, isCredentialRejected, toApiError } from '@console/api';
import { toast } from '@console/ui';

type Reporter = (message: string, context?: Readonly<Record<string, unknown>>, error?: unknown) => void;

let reporter: Reporter = () => undefined;

/** Sets where the error log goes; the shell does it at boot. */
export function provideReporter(next: Reporter): void {
  reporter = next;
}

/** Writes an error to the error log; silent for calls that were given up. */
export function reportError(error: unknown, context: Readonly<Record<string, unknown>> = {}): void {
  if (isAborted(error)) return;
  const { kind, status, correlationId, component, message } = toApiError(error);
  reporter(message, { kind, status, correlationId, component, ...context }, error);
}

/**
 * Tells the user about a failure that no form or dialog owns, once, and logs it. That the session is not valid any more is
 * told by the page that it ends with, and nothing can be tried again before.
 */
export function toastError(error: unknown, options?: { retry?: () => void }): void {
  if (isAborted(error)) return;
  reportError(error);
  if (!isCredentialRejected(error)) toast.error(toApiError(error), options);
}
