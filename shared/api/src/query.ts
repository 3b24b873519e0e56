import { useCallback, useEffect } from 'react';
import useSWR, { mutate, SWRConfig } from 'swr';
import type { ResponseOf, Endpoint, ParamsOf } from '@console/contract/endpoint';
import { noteResponse, reportBackgroundFailure } from './background';
import { cacheKey, retain, STALE_MS } from './cache';
import { checkResponse } from './check-response';
import { isAborted, type ApiError } from './error';
import { useSession } from './session';
import { usePolling } from './polling';
import { retryDelay } from './retry';
import { beginAsking, shareResponse } from './shared-responses';
import { together } from './together';
import { unreadOf, type UnreadRow } from './unread';
import { callWithContent } from './transport';

export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** Rows of a list that could not be read, or only in part. */
  readonly unread: readonly UnreadRow[];
  /** Nothing to show yet, and it is being asked for. */
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  /** Epoch milliseconds of the next try after a failure. */
  readonly retryAt: number | undefined;
  readonly reload: () => Promise<void>;
}

export interface QueryOptions<Data> {
  /** Asks again every `pollMs` while this says true: only while something is in transition. */
  readonly pollWhile?: (data: Data) => boolean;
  /** Milliseconds, 5000 by default. */
  readonly pollMs?: number;
}

/** When each failed query is sent again, epoch milliseconds. */
const retryTimes = new Map<string, number>();
const same = <T>(a: T, b: T): boolean => a === b;

/** The query policy on SWR. (spec 1, section 9) */
export const queryPolicy = {
  dedupingInterval: STALE_MS,
  focusThrottleInterval: STALE_MS,
  compare: same,
  onSuccess: (_data: unknown, key: string): void => noteResponse(key),
  onErrorRetry(
    error: ApiError,
    key: string,
    _config: unknown,
    revalidate: (options: { retryCount: number; dedupe?: boolean }) => unknown,
    { retryCount }: { retryCount?: number },
  ): void {
    // SWR counts the retry that is due.
    const attempt = retryCount ?? 1;
    const delay = retryDelay(error, attempt - 1);
    if (delay === undefined) {
      retryTimes.delete(key);
      // What never came its screen shows as missing.
      if (SWRConfig.defaultValue.cache.get(key)?.data !== undefined) reportBackgroundFailure(key, error);
      return;
    }
    retryTimes.set(key, Date.now() + delay);
    setTimeout(() => {
      retryTimes.delete(key);
      revalidate({ retryCount: attempt, dedupe: true });
    }, delay);
  },
} as const;

/**
 * Shows what a call answers, from the cache first.
 * @param params `null` while there is nothing to ask for
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  params: ParamsOf<E> | null,
  { pollWhile, pollMs }: QueryOptions<ResponseOf<E>> = {},
): Query<ResponseOf<E>> {
  const { credential } = useSession();
  const isEnabled = params !== null && (credential !== undefined || endpoint.auth === false);
  const key = isEnabled ? cacheKey(endpoint, params) : null;
  const load = async (): Promise<ResponseOf<E>> => {
    if (params === null || key === null) throw new TypeError(`${endpoint.name}: asked without parameters`);
    const at = beginAsking(key, '');
    const { content, response } = await callWithContent(endpoint, params);
    shareResponse(key, '', content, at);
    await together();
    return response;
  };
  const state = useSWR<ResponseOf<E>, ApiError>(key, load, queryPolicy);
  useEffect(() => (key === null ? undefined : retain(key)), [key]);
  const { data } = state;
  const reload = useCallback(async () => {
    if (key !== null) await mutate(key);
  }, [key]);
  usePolling({
    key,
    active: data !== undefined && pollWhile?.(data) === true,
    pollMs,
    refetch: reload,
    receive: (_, content) => void mutate(key, checkResponse(endpoint, content), { revalidate: false }),
  });
  const { error } = state;
  return {
    data,
    unread: unreadOf(data),
    error: isAborted(error) ? undefined : error,
    isLoading: state.isLoading,
    isValidating: state.isValidating,
    retryAt: key !== null && error ? retryTimes.get(key) : undefined,
    reload,
  };
}
