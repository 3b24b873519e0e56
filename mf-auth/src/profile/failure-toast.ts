import { isAborted, toApiError, type ApiError } from '@console/api';
import { outcomeOf, reportError } from '@console/area';
import { plainMessage, toast, type UiError } from '@console/ui';

/** What was made of an error before: the same error stays the same object, so that it is told once. */
const made = new WeakMap<ApiError, UiError>();

/**
 * Tells that something has failed, and why, each error once: 'Error: Failed to activate MFA: (reason) [correlation id]'.
 * @param mayBeDone it may have been carried out although its response was lost: then the message alone is told, which says so
 */
export function toastFailure(title: string, thrown: unknown, mayBeDone = false): void {
  if (isAborted(thrown)) return;
  reportError(thrown);
  const error = toApiError(thrown);
  const { correlationId } = error;
  const message = plainMessage(error.message);
  const told = mayBeDone && outcomeOf(error) === 'unknown' ? message : `${title}: ${message}`;
  const failure = made.get(error) ?? { message: told, correlationId };
  made.set(error, failure);
  toast.error(failure);
}
