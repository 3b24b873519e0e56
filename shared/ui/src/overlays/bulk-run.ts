import type { UiError } from '../parts/error-panel';
import type { BulkRow, BulkRowState, BulkRunner } from './bulk-types';

export interface BulkRowResult {
  readonly state: BulkRowState;
  readonly error?: UiError;
}

export interface BulkCounts {
  readonly count: number;
  readonly ended: number;
  readonly done: number;
  readonly failed: number;
  readonly skipped: number;
  /** Have not begun. */
  readonly waiting: number;
}

export interface BulkOptions {
  readonly rows: readonly BulkRow[];
  readonly run: (id: string) => Promise<unknown>;
  readonly runner: BulkRunner;
  /** Called when all rows of a start or a retry have ended; not where the runner gave up. */
  readonly onEnd: () => void;
}

/** A bulk action under way. It lives on its own: the dialog that began it may close. */
export interface BulkRun {
  readonly rows: readonly BulkRow[];
  readonly isRunning: () => boolean;
  readonly result: (id: string) => BulkRowResult | undefined;
  readonly counts: () => BulkCounts;
  /** Rows that have failed, in the order of the plan. */
  readonly failures: () => readonly BulkRow[];
  /** Does it again for those that have failed, and only those. */
  readonly retry: () => void;
  /** What has not begun is not done any more. */
  readonly cancelRest: () => void;
  /** Counts up with every change; with `subscribe` for useSyncExternalStore. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Rows that an action of this page works at, or will: nothing else may begin with them meanwhile. */
const busy = new Set<string>();

export const isBusy = (id: string): boolean => busy.has(id);

const toError = (error: unknown): UiError => (error instanceof Error ? error : { message: String(error) });

/** While rows wait for their turn, leaving the page would lose them: the browser asks. */
const askBeforeLeaving = (event: Event): void => event.preventDefault();

/** Begins a bulk action at once. */
export function startBulk({ rows, run, runner, onEnd }: BulkOptions): BulkRun {
  const results = new Map<string, BulkRowResult>();
  const listeners = new Set<() => void>();
  let running = false;
  let version = 0;

  const changed = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const set = (id: string, result: BulkRowResult): void => {
    results.set(id, result);
    changed();
  };
  const work = async (id: string): Promise<void> => {
    if (results.get(id)?.state !== 'waiting') return;
    set(id, { state: 'running' });
    try {
      await run(id);
      set(id, { state: 'done' });
    } catch (error) {
      set(id, { state: 'failed', error: toError(error) });
      throw error;
    } finally {
      busy.delete(id);
    }
  };
  const finish = (ids: readonly string[]): void => {
    running = false;
    for (const id of ids) busy.delete(id);
    window.removeEventListener('beforeunload', askBeforeLeaving);
  };
  const begin = (ids: readonly string[]): void => {
    if (running || ids.length === 0) return;
    running = true;
    window.addEventListener('beforeunload', askBeforeLeaving);
    for (const id of ids) {
      busy.add(id);
      results.set(id, { state: 'waiting' });
    }
    changed();
    runner(ids, work).then(
      () => {
        finish(ids);
        changed();
        onEnd();
      },
      () => {
        finish(ids);
        cancel();
        changed();
      },
    );
  };
  const cancel = (): void => {
    for (const [id, { state }] of results) {
      if (state !== 'waiting') continue;
      busy.delete(id);
      results.set(id, { state: 'skipped' });
    }
  };
  const inState = (state: BulkRowState): readonly BulkRow[] =>
    rows.filter(({ id }) => results.get(id)?.state === state);

  begin(rows.map(({ id }) => id));
  return {
    rows,
    isRunning: () => running,
    result: (id) => results.get(id),
    counts: () => {
      const of = (state: BulkRowState): number => inState(state).length;
      const [done, failed, skipped, waiting] = [of('done'), of('failed'), of('skipped'), of('waiting')];
      return { count: rows.length, ended: done + failed + skipped, done, failed, skipped, waiting };
    },
    failures: () => inState('failed'),
    retry: () => begin(inState('failed').map(({ id }) => id)),
    cancelRest: () => {
      cancel();
      changed();
    },
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
