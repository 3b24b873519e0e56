import { isAborted, toApiError } from '@console/api';
import { reportError } from '@console/area';
import { toast } from '@console/ui';

/** Tells that something has failed, and why: 'Error: Failed to activate MFA: (reason) [correlation id]'. */
export function toastFailure(title: string, thrown: unknown): void {
  if (isAborted(thrown)) return;
  reportError(thrown);
  const { message, correlationId } = toApiError(thrown);
  toast.error({ message: `${title}: ${message}`, correlationId });
}
