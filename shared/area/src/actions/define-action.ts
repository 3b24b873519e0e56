import type { ApiError } from '@console/api';
import { actionOf, type Action, type Kept } from './action-store';
import type { Outcome } from './outcome';
import { startAction } from './run-action';

/** Work behind a dialog, as the dialog and whoever comes after it need to know it. */
export interface NewWork<Values> {
  /** What was filled in, shown again after a failure. Never a secret. */
  readonly values: Values;
  /**
   * The calls. What is done of several is noted by `keep`: the next try begins with the values that were kept last.
   * @throws ApiError
   */
  readonly work: (values: Values, keep: (values: Values) => void) => Promise<void>;
  /** 'Resizing web-01', while no dialog shows it. */
  readonly running: string;
  /** 'web-01 is resized' */
  readonly done: string;
  /** Whether a failure that is told by a toast offers to do it again; not where a secret would have to be kept. */
  readonly canRetry?: boolean;
  /** Called when a person closes the toast that has told a failure, and leaves it at that. */
  readonly onLeave?: () => void;
}

/** Work of one kind that is under way, or has failed. */
export interface ActionState<Values> {
  readonly state: 'running' | 'failed';
  readonly values: Values;
  readonly error?: ApiError;
  /** Unknown: the server may have carried it out, although it failed. */
  readonly outcome?: Outcome;
}

export interface ActionKind<Values> {
  readonly idOf: (about: string) => string;
  /** It as it is now; undefined before the first try and after a success. */
  readonly read: (action: Action | undefined) => ActionState<Values> | undefined;
  readonly get: (about: string) => ActionState<Values> | undefined;
  /**
   * Begins the work; a second time while it runs gives the first one's promise.
   * @param about what it is about, mostly the uuid of a resource
   * @throws ApiError
   */
  readonly start: (about: string, work: NewWork<Values>) => Promise<void>;
}

export interface ActionKindOptions {
  /** No toasts: something else tells how the work goes, such as a job. */
  readonly isShownElsewhere?: boolean;
}

/**
 * A kind of action whose work is begun in a dialog and outlives it.
 * @param name of what is done to what: 'vm.resize'
 */
export function defineAction<Values>(
  name: string,
  { isShownElsewhere = false }: ActionKindOptions = {},
): ActionKind<Values> {
  const own = new WeakSet<Kept<unknown>>();
  const isOwn = (kept: Kept<unknown> | undefined): kept is Kept<Values> => kept !== undefined && own.has(kept);
  const idOf = (about: string): string => `${name} ${about}`;
  const read = (action: Action | undefined): ActionState<Values> | undefined => {
    if (!isOwn(action?.values) || !(action.state === 'running' || action.state === 'failed')) return undefined;
    const { state, values, error, outcome } = action;
    return { state, values: values.current, ...(error ? { error } : {}), ...(outcome ? { outcome } : {}) };
  };
  const start = (about: string, work: NewWork<Values>): Promise<void> => {
    const id = idOf(about);
    const kept: Kept<Values> = { current: work.values };
    own.add(kept);
    const { done, canRetry = true, onLeave } = work;
    const retry = (): void => void start(about, { ...work, values: kept.current }).catch(() => undefined); // told by the next toast
    return startAction(id, {
      values: kept,
      work: () =>
        work.work(kept.current, (next) => {
          kept.current = next;
        }),
      ...(isShownElsewhere
        ? { isCarried: true }
        : {
            running: { text: work.running },
            tell: { done: () => [done], failed: { ...(canRetry ? { retry } : {}), ...(onLeave ? { onLeave } : {}) } },
          }),
    });
  };
  return { idOf, read, get: (about) => read(actionOf(idOf(about))), start };
}
