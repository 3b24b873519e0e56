import { isAborted, toApiError, type ApiError } from '@console/api';
import { reportError } from '@console/area';
import { toast, type ToastHandle } from '@console/ui';

/** Work behind a dialog, as the dialog and whoever comes after it need to know it. */
export interface NewOperation<Values> {
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
}

export interface OperationState<Values> {
  readonly state: 'running' | 'failed';
  readonly values: Values;
  readonly error?: ApiError;
}

interface Entry<Values> extends OperationState<Values> {
  readonly promise: Promise<void>;
}

/** What is done by then needs no toast on the way. */
const DELAY_MS = 500;

type OnDone<Values> = (values: Values) => void;

/**
 * Operations of one kind by what they are about, mostly the uuid of a machine. They outlive the dialog that began them:
 * while it is open their failure belongs to it; when it is closed they are told by a toast.
 * @param options.isToldElsewhere no toasts: something else tells how the work goes, such as a job
 */
export function createOperations<Values>({ isToldElsewhere = false } = {}) {
  const entries = new Map<string, Entry<Values>>();
  const watchers = new Map<string, Set<OnDone<Values>>>();
  const toasts = new Map<string, ToastHandle>();
  const descriptions = new Map<string, string>();
  const listeners = new Set<() => void>();

  const put = (key: string, entry: Entry<Values> | undefined): void => {
    if (entry) entries.set(key, entry);
    else entries.delete(key);
    for (const listener of listeners) listener();
  };
  const takeToast = (key: string): ToastHandle | undefined => {
    const shown = toasts.get(key);
    toasts.delete(key);
    return shown;
  };
  const isWatched = (key: string): boolean => (watchers.get(key)?.size ?? 0) > 0;
  const showRunning = (key: string, running: string): void => {
    if (isToldElsewhere) return;
    const entry = entries.get(key);
    setTimeout(() => {
      const isSame = entry !== undefined && entries.get(key) === entry;
      if (isSame && entry.state === 'running' && !isWatched(key) && !toasts.has(key))
        toasts.set(key, toast.loading(running));
    }, DELAY_MS);
  };

  async function attempt(key: string, operation: NewOperation<Values>): Promise<void> {
    const { work, done, canRetry = true } = operation;
    let { values } = operation;
    try {
      await work(values, (next) => {
        values = next;
      });
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isAborted(error)) {
        takeToast(key)?.dismiss();
        put(key, undefined);
        throw error;
      }
      put(key, { state: 'failed', values, error, promise: Promise.resolve() });
      if (!isWatched(key) && !isToldElsewhere) {
        reportError(error);
        const retry = () => void start(key, { ...operation, values }).catch(() => undefined); // told by the next toast
        (takeToast(key) ?? toast).error(error, canRetry ? { retry } : {});
      }
      throw error;
    }
    put(key, undefined);
    if (!isToldElsewhere) (takeToast(key) ?? toast).success(done);
    for (const finished of watchers.get(key) ?? []) finished(values);
  }

  /**
   * Begins the work; a second time while it runs gives the first one's promise.
   * @throws ApiError
   */
  function start(key: string, operation: NewOperation<Values>): Promise<void> {
    const current = entries.get(key);
    if (current?.state === 'running') return current.promise;
    descriptions.set(key, operation.running);
    const promise = Promise.resolve().then(() => attempt(key, operation));
    put(key, { state: 'running', values: operation.values, promise });
    if (!isWatched(key)) showRunning(key, operation.running);
    return promise;
  }

  /** Says that a dialog shows the operation of a key. @returns the end of it */
  function watch(key: string, onDone: OnDone<Values>): () => void {
    const set = watchers.get(key) ?? new Set();
    watchers.set(key, set.add(onDone));
    takeToast(key)?.dismiss();
    return () => {
      set.delete(onDone);
      if (set.size > 0) return;
      watchers.delete(key);
      const entry = entries.get(key);
      if (entry?.state === 'running') showRunning(key, descriptions.get(key) ?? '');
      // The dialog has shown the failure; closing it means having read it.
      if (entry?.state === 'failed') put(key, undefined);
    };
  }

  return {
    start,
    watch,
    get: (key: string): OperationState<Values> | undefined => entries.get(key),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Operations<Values> = ReturnType<typeof createOperations<Values>>;
