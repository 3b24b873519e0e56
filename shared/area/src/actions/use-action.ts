import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidate, type ApiError } from '@console/api';
import type { Endpoint } from '@console/contract/endpoint';
import { actionStore, removeAction } from './action-store';
import type { ActionKind, ActionState, NewWork } from './define-action';
import { startAction, watchAction } from './run-action';

let count = 0;
/** Of an action of one component; not useId's, which every React root of the page begins anew. */
const nextId = (): string => `own ${(count += 1)}`;

/** The failure is read from the action. */
const nothing = (): void => undefined;

export interface ActionView<Values> {
  /** As it is now; undefined before the first try and after a success. */
  readonly current: ActionState<Values> | undefined;
  /** As it was when the dialog opened: what was filled in before it was closed. */
  readonly before: ActionState<Values> | undefined;
  readonly isRunning: boolean;
  /** @throws ApiError */
  readonly start: (work: NewWork<Values>) => Promise<void>;
}

/**
 * The action of a kind about one thing, for the dialog that shows it: as long as it does, the failure is its own.
 * @param about what it is about, mostly the uuid of a resource
 * @param onDone runs when it has succeeded, also one that an earlier dialog began, with the values that were kept last
 */
export function useActionOf<Values>(
  kind: ActionKind<Values>,
  about: string,
  onDone: (values: Values) => void,
): ActionView<Values> {
  const id = kind.idOf(about);
  const action = actionStore(({ actions }) => actions.find((one) => one.id === id));
  const current = kind.read(action);
  const [before] = useState(current);
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(
    () =>
      watchAction(id, {
        onFailed: nothing,
        onDone: (ended) => {
          const state = kind.read(ended);
          if (state) latest.current(state.values);
        },
      }),
    [kind, id],
  );
  return { current, before, isRunning: action?.state === 'running', start: (work) => kind.start(about, work) };
}

export interface OwnAction<Params extends readonly unknown[], Result> {
  /**
   * Does the work; a second time while the first is on its way gives the first one's promise.
   * @throws ApiError
   */
  readonly run: (...params: Params) => Promise<Result>;
  readonly isRunning: boolean;
  readonly error: ApiError | undefined;
}

/**
 * An action of this component alone, which says itself how it has ended. It is never tried again on its own.
 * @param work the calls
 * @param options.changes calls whose responses it changes; they are asked again after it, failed or not
 */
export function useAction<Params extends readonly unknown[], Result>(
  work: (...params: Params) => Promise<Result>,
  { changes = [] }: { changes?: readonly Endpoint[] } = {},
): OwnAction<Params, Result> {
  const [id] = useState(nextId);
  const action = actionStore(({ actions }) => actions.find((one) => one.id === id));
  const latest = useRef({ work, changes });
  useEffect(() => {
    latest.current = { work, changes };
  });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    const end = watchAction(id, { onFailed: nothing });
    return () => {
      isShown.current = false;
      end();
    };
  }, [id]);
  const pending = useRef<Promise<Result>>(null);
  const run = useCallback(
    (...params: Params): Promise<Result> => {
      if (pending.current) return pending.current;
      const result = latest.current.work(...params);
      const ended = startAction(id, { work: () => result.then(() => undefined) });
      pending.current = ended
        .then(() => result)
        .finally(() => {
          pending.current = null;
          if (!isShown.current) removeAction(id);
          for (const endpoint of latest.current.changes) void invalidate(endpoint);
        });
      return pending.current;
    },
    [id],
  );
  return { run, isRunning: action?.state === 'running', error: action?.error };
}
