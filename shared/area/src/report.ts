import { isAborted, isCredentialRejected, toApiError, type ApiError } from '@console/api';
import { isErrorClaimed, toast } from '@console/ui';

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

/** What shows a failure itself is drawn by then. */
const DRAWN_MS = 300;

/**
 * Logs that something on the page could not be read again, and tells it where nothing on the page does. A connection that is
 * lost is nobody's bug. (spec 1, section 8)
 * @param call the name of the call
 */
export function tellBackgroundFailure(error: ApiError, call: string): void {
  if (error.kind !== 'connection') reportError(error, { call });
  if (isCredentialRejected(error)) return;
  setTimeout(() => {
    if (!isErrorClaimed(error)) toast.error(error);
  }, DRAWN_MS);
}
