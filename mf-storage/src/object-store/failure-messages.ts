import { ApiError, isOffline } from '@console/api';
import { isStoreError, type StoreFailure } from './error';
import { text } from './texts';

export interface FailureMessages {
  /** What is wrong. */
  readonly title: string;
  /** What to do. */
  readonly help: string;
  /** What the store itself said, in English; only where that says more than the title. */
  readonly detail?: string;
}

function kindOf(error: unknown): StoreFailure {
  if (isStoreError(error)) return error.kind;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'disk';
  if (!(error instanceof ApiError)) return 'other';
  // Endpoint and keys come from the API, which is as far away as the store.
  if (error.kind === 'connection' || error.kind === 'timeout') return isOffline() ? 'offline' : 'unreachable';
  return 'setup';
}

/** What to tell of a failure, in the language of the page. Anything but an ObjectStoreError, a failure of the API or a full disk is told as refused. */
export function failureMessages(error: unknown): FailureMessages {
  const kind = kindOf(error);
  const messages = { title: text(`failure.${kind}`), help: text(`failure.${kind}.help`) };
  // A store that has failed says why, and is found by the number of the request; one that has no time says no more than that.
  const hasFailed = isStoreError(error) && error.code === 'InternalError';
  if (kind !== 'other' && kind !== 'setup' && !hasFailed) return messages;
  const said = error instanceof Error ? error.message : String(error);
  const id = isStoreError(error) && error.correlationId !== undefined ? ` [${error.correlationId}]` : '';
  return said === '' ? messages : { ...messages, detail: `${said}${id}` };
}
