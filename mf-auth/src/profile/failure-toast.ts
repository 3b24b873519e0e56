import { isAborted, toApiError, type ApiError } from '@console/api';
import { reportError } from '@console/area';
import { toast, type UiError } from '@console/ui';

/** What was made of an error before: the same error stays the same object, so that it is told once. */
const made = new WeakMap<ApiError, UiError>();

/** Tells that something has failed, and why, each error once: 'Error: Failed to activate MFA: (reason) [correlation id]'. */
export function toastFailure(title: string, thrown: unknown): void {
  if (isAborted(thrown)) return;
  reportError(thrown);
  const error = toApiError(thrown);
  const { message, correlationId } = error;
  const failure = made.get(error) ?? { message: `${title}: ${message}`, correlationId };
  made.set(error, failure);
  toast.error(failure);
}
