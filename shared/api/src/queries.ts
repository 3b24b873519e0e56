import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import type { ResponseOf, Endpoint, ParamsOf } from '@console/contract/endpoint';
import { atMost } from './at-most';
import { cacheKey, retain } from './cache';
import { isAborted, type ApiError } from './error';
import { queryPolicy } from './query';
import { useSession } from './session';
import { callWithContent } from './transport';

/** The browser has six connections to a host: what was asked for before this, and writes, must come through. */
const AT_ONCE = 3;

export interface Queries<Data> {
  /** Answers in the order asked for; undefined where a call failed. Undefined until all of them have come. */
  readonly data: readonly (Data | undefined)[] | undefined;
  readonly isLoading: boolean;
}

/**
 * Asks one call many times, three at once, and shows the answers together. One that fails hides no other.
 * @param paramsList parameters of each call; an empty list asks nothing
 */
export function useQueries<E extends Endpoint>(
  endpoint: E,
  paramsList: readonly ParamsOf<E>[],
): Queries<ResponseOf<E>> {
  const { credential } = useSession();
  const key = credential === undefined || paramsList.length === 0 ? null : cacheKey(endpoint, paramsList);
  const load = async (): Promise<readonly (ResponseOf<E> | undefined)[]> => {
    const results = await atMost(AT_ONCE, paramsList, (params) => callWithContent(endpoint, params));
    const abandoned = results.find((result) => result.status === 'rejected' && isAborted(result.reason));
    if (abandoned?.status === 'rejected') throw abandoned.reason;
    return results.map((result) => (result.status === 'fulfilled' ? result.value.response : undefined));
  };
  const { data, isLoading } = useSWR<readonly (ResponseOf<E> | undefined)[], ApiError>(key, load, queryPolicy);
  useEffect(() => (key === null ? undefined : retain(key)), [key]);
  return useMemo(() => ({ data, isLoading }), [data, isLoading]);
}
