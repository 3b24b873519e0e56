import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, Endpoint, ParamsOf } from '@console/contract/endpoint';
import { invalidate } from './cache';
import { isAborted, toApiError, type ApiError } from './error';
import { call } from './transport';

export interface Mutation<E extends Endpoint> {
  /**
   * Makes the call; a second one while the first is on its way gives the first one's promise.
   * @throws ApiError
   */
  readonly run: (params: ParamsOf<E>) => Promise<AnswerOf<E>>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly reset: () => void;
}

/**
 * A call that changes something. It is never tried again on its own.
 * @param options.invalidates calls whose answers it changes; they are asked again after it, failed or not
 */
export function useMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates = [] }: { invalidates?: readonly Endpoint[] } = {},
): Mutation<E> {
  const [state, setState] = useState<{ isPending: boolean; error?: ApiError }>({ isPending: false });
  const pending = useRef<Promise<AnswerOf<E>>>(null);
  const affected = useRef(invalidates);
  useEffect(() => {
    affected.current = invalidates;
  });
  const run = useCallback(
    (params: ParamsOf<E>) => {
      if (pending.current) return pending.current;
      setState({ isPending: true });
      const work = call(endpoint, params)
        .then(
          (answer) => {
            setState({ isPending: false });
            return answer;
          },
          (thrown: unknown) => {
            const error = toApiError(thrown);
            setState(isAborted(error) ? { isPending: false } : { isPending: false, error });
            throw error;
          },
        )
        .finally(() => {
          pending.current = null;
          for (const other of affected.current) void invalidate(other);
        });
      pending.current = work;
      return work;
    },
    [endpoint],
  );
  const reset = useCallback(() => setState({ isPending: false }), []);
  return { run, isPending: state.isPending, error: state.error, reset };
}
