import { type ApiError, toApiError } from '@console/api/error';
import { configureApi } from '@console/api/settings';
import { exchangeOnce } from '@console/api/transport';
import type { Endpoint, ParamsOf, ResultOf } from '@console/contract/endpoint';
import { readResponse } from './response-differences';
import { boundedFetch, NoMoreRequests, type Traffic } from './bounded-fetch';
import type { Difference } from './difference';
import { failureDifference } from './failure';
import type { Options } from './options';

/** A call as it was made once, and what was to be said of it. */
export interface Attempt {
  readonly call: string;
  readonly rows: number | undefined;
  readonly unread: number;
  readonly differences: readonly Difference[];
  /** Nobody knows whether it was carried out. */
  readonly isOpen?: boolean;
  /** What is as it should be although it is a refusal. */
  readonly note?: string;
}

/** Says of a failure that it is a response: a note, or a difference of its own. */
export type Expected = (error: ApiError) => string | Difference | undefined;

export interface Exchange {
  /** Makes a call in place of the account's own key: another one, or none. */
  readonly credential?: string | null;
  readonly expected?: Expected | undefined;
  /** What holds where nothing usable is answered: the console can do without. */
  readonly fallback?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type Talk = ReturnType<typeof openTalk>;

/** Nothing was sent any more: the bound is reached. */
export const isUsedUp = (error: ApiError): boolean => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof NoMoreRequests) return true;
  return false;
};

/** The client of the console, at an API and with a key of the command line; what it is answered is written down. */
export function openTalk(options: Options, fetch: typeof globalThis.fetch) {
  const traffic: Traffic = { requests: 0, withoutDate: 0 };
  const attempts: Attempt[] = [];
  let isCleaning = false;
  const { requests: most, site, key, timeoutMs } = options;
  configureApi({
    baseUrl: options.base,
    environment: 'production',
    fetch: boundedFetch(fetch, { most, site, traffic, isFree: () => isCleaning }),
  });

  const content = async (endpoint: Endpoint, params: unknown, { credential = key, signal }: Exchange) => {
    const called = credential === null ? { ...endpoint, auth: false as const } : endpoint;
    const sent = { timeoutMs, ...(credential === null ? {} : { credential }), ...(signal ? { signal } : {}) };
    return (await exchangeOnce(called, params, (given) => given, sent)).content;
  };

  const note = (attempt: Attempt): void => void attempts.push(attempt);

  const eased = (differences: readonly Difference[], { fallback }: Exchange): Difference[] =>
    differences.map((one) =>
      fallback === undefined || one.weight === 'read' ? one : { ...one, weight: 'read', console: fallback },
    );

  /**
   * Makes a call and writes down what came of it. @returns what the console reads of it; undefined where it reads nothing
   * @throws ApiError where it was not sent any more
   */
  async function make<E extends Endpoint>(
    endpoint: E,
    params: ParamsOf<E>,
    how?: Exchange,
  ): Promise<ResultOf<E> | undefined>;
  async function make(endpoint: Endpoint, params: unknown, how: Exchange = {}): Promise<unknown> {
    const failed = { call: endpoint.name, rows: undefined, unread: 0 };
    try {
      const given = await content(endpoint, params, how);
      const { response, differences, unread } = readResponse(endpoint, given);
      const rows = Array.isArray(given) ? given.length : undefined;
      note({ call: endpoint.name, rows, unread, differences: eased(differences, how) });
      return response;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isUsedUp(error) || error.aborted) throw error;
      const expected = how.expected?.(error);
      if (typeof expected === 'string') note({ ...failed, differences: [], note: expected });
      else
        note({
          ...failed,
          isOpen: error.outcome === 'unknown',
          differences: eased([expected ?? failureDifference(error, key)], how),
        });
      return undefined;
    }
  }

  return {
    make,
    note,
    attempts,
    traffic,
    /** The same without a word of it. @throws ApiError */
    content: (endpoint: Endpoint, params: unknown, how: Exchange = {}) => content(endpoint, params, how),
    /** From now on requests are not counted: what was made has to be removed. */
    async cleaning<T>(work: () => Promise<T>): Promise<T> {
      isCleaning = true;
      try {
        return await work();
      } finally {
        isCleaning = false;
      }
    },
  };
}
