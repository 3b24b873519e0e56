import useSWR from 'swr';
import { getPrivileges } from '@console/contract/user';
import { cacheKey, STALE_MS } from './cache';
import { toApiError, type ApiError } from './error';
import { interpretFailure } from './interpret';
import { retryDelay } from './retry';
import { useSession } from './session';
import { apiSettings } from './settings';
import { send } from './transport';

/**
 * Whether the user is an administrator. Only the status counts: 2xx, 404 and 502 mean yes, 403 means no.
 * (spec 1, section 6)
 * @throws ApiError for any other status
 */
export async function fetchAdministrator(): Promise<boolean> {
  const response = await send(getPrivileges, {});
  const { status } = response;
  // A server that is down makes nobody an administrator there; that it says so here is worth knowing.
  if (status === 502) {
    apiSettings().onReport({ kind: 'error', message: 'The check for an administrator answered 502, which means yes' });
  }
  if ((status >= 200 && status < 300) || status === 404 || status === 502) return true;
  if (status === 403) return false;
  throw interpretFailure(response);
}

/** As of any query, but that 502 is an answer here: only a lost connection is left. (spec 1, section 9) */
function retry(
  thrown: unknown,
  _key: string,
  _config: unknown,
  revalidate: (options: { retryCount: number; dedupe: boolean }) => unknown,
  { retryCount = 1 }: { retryCount?: number },
): void {
  // SWR counts the retry that is due.
  const delay = retryDelay(toApiError(thrown), retryCount - 1);
  if (delay !== undefined) setTimeout(() => void revalidate({ retryCount, dedupe: true }), delay);
}

/**
 * Whether the user is an administrator, as a hint for what to show. A failure is nobody's news: it is handed out, and not
 * told in a toast.
 * @param options.isEnabled false while nobody needs to know
 */
export function useAdministrator({ isEnabled = true }: { isEnabled?: boolean } = {}): {
  isAdministrator: boolean | undefined;
  error: ApiError | undefined;
} {
  const { credential } = useSession();
  const key = credential === undefined || !isEnabled ? null : cacheKey(getPrivileges, {});
  const { data, error } = useSWR<boolean, unknown>(key, fetchAdministrator, {
    dedupingInterval: STALE_MS,
    onErrorRetry: retry,
  });
  return { isAdministrator: data, error: error === undefined ? undefined : toApiError(error) };
}
