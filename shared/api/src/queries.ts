import { useEffect, useMemo, useRef } from 'react';
import useSWR, { mutate } from 'swr';
import type { ResponseOf, Endpoint, ParamsOf } from '@console/contract/endpoint';
import { atMost, CALLS_AT_ONCE } from './at-most';
import { cacheKey, retain, STALE_MS } from './cache';
import { isAborted, toApiError, type ApiError } from './error';
import { queryPolicy } from './query';
import { isRetryable } from './retry';
import { useSession } from './session';
import { callWithContent } from './transport';

export interface Queries<Data> {
  /** Responses in the order asked for; undefined where a call failed. Undefined until all of them have come. */
  readonly data: readonly (Data | undefined)[] | undefined;
  readonly isLoading: boolean;
}

/** Responses of a list of which a call has failed: the next try asks for the rest alone. */
interface PartialResponses<Response> {
  readonly key: string;
  readonly at: number;
  readonly responses: readonly (Response | undefined)[];
}

/**
 * Asks one call many times, three at once, and shows the responses together. One that fails hides no other; it is tried again
 * as that of a single query is, and what came before stays. (spec 1, section 9)
 * @param paramsList parameters of each call; an empty list asks nothing
 */
export function useQueries<E extends Endpoint>(
  endpoint: E,
  paramsList: readonly ParamsOf<E>[],
): Queries<ResponseOf<E>> {
  type Responses = readonly (ResponseOf<E> | undefined)[];
  const { credential } = useSession();
  const key = credential === undefined || paramsList.length === 0 ? null : cacheKey(endpoint, paramsList);
  const partial = useRef<PartialResponses<ResponseOf<E>>>(null);
  const load = async (): Promise<Responses> => {
    const last = partial.current;
    const kept = last?.key === key && Date.now() - last.at < STALE_MS ? last : undefined;
    const responses = paramsList.map((_, index) => kept?.responses[index]);
    const open = [...paramsList.entries()].filter(([index]) => responses[index] === undefined);
    const results = await atMost(CALLS_AT_ONCE, open, async ([index, params]) => {
      responses[index] = (await callWithContent(endpoint, params)).response;
    });
    const errors = results.flatMap((result) => (result.status === 'rejected' ? toApiError(result.reason) : []));
    const error = errors.find(isAborted) ?? errors.find(isRetryable) ?? errors[0];
    partial.current = error && key !== null ? { key, at: kept?.at ?? Date.now(), responses } : null;
    if (!error) return responses;
    if (!isAborted(error))
      await mutate<Responses>(key, (before) => responses.map((response, index) => response ?? before?.[index]), {
        revalidate: false,
      });
    throw error;
  };
  const { data, isLoading } = useSWR<Responses, ApiError>(key, load, queryPolicy);
  useEffect(() => (key === null ? undefined : retain(key)), [key]);
  return useMemo(() => ({ data, isLoading }), [data, isLoading]);
}
