import { create } from 'zustand';
import { ApiError, CALLS_AT_ONCE, onCredentialChange, toApiError } from '@console/api';
import {
  toast,
  type BulkCounts,
  type BulkRowResult,
  type BulkRowState,
  type BulkRun,
  type ToastHandle,
} from '@console/ui';
import { forgetBulkRuns, showInJobs } from './bulk-runs';
import { outcomeOf } from './outcome';

/** Work that waits for its turn, in order. */
export interface Queue {
  readonly push: (work: () => Promise<void>) => void;
}

/** A queue of its own; two bulk actions with the same one share its places. */
export function createQueue(atOnce = CALLS_AT_ONCE): Queue {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const next = (): void => {
    while (running < atOnce) {
      const work = waiting.shift();
      if (!work) return;
      running += 1;
      void work().finally(() => {
        running -= 1;
        next();
      });
    }
  };
  return {
    push: (work) => {
      waiting.push(work);
      next();
    },
  };
}

export interface BulkOptions<Row extends { readonly id: string }> {
  readonly rows: readonly Row[];
  /** In the menu of jobs: 'Stop 3 machines'. */
  readonly label: string;
  /** Does it to one row. @throws Error */
  readonly run: (id: string) => Promise<unknown>;
  /** How its end is told where no screen shows it. */
  readonly tell: {
    readonly done: (count: number) => Parameters<ToastHandle['success']>;
    readonly failed: (bulk: BulkRun<Row>) => string;
    /** Of rows of which nobody knows whether they were carried out. */
    readonly unknown: (bulk: BulkRun<Row>) => string;
  };
  readonly queue?: Queue;
  /** Which of the rows that wait are not to be done after this failure of one. */
  readonly holds?: (error: ApiError, failed: string) => (id: string) => boolean;
  /** What is under way goes on when the page is left: only what waits would be lost. */
  readonly outlivesPage?: boolean;
  readonly onRow?: (id: string, result: BulkRowResult) => void;
  /** Somebody else has signed in: what is known of the rows is to be forgotten. */
  readonly onGivenUp?: () => void;
}

export interface Bulk<Row extends { readonly id: string }> extends BulkRun<Row> {
  /** The same for some of those that have failed, or were not done because of them. */
  readonly retryOf: (isMeant: (id: string) => boolean) => void;
  /** The same for some of those of which nobody knows. */
  readonly sendAgainOf: (isMeant: (id: string) => boolean) => void;
}

interface Live {
  readonly isRunning: () => boolean;
  readonly isBusy: (id: string) => boolean;
  readonly wouldLose: () => boolean;
  readonly giveUp: () => void;
}

/** Bulk actions of this page of which something is under way, or could be tried again. */
const live = new Set<Live>();

/** Whether an action of this page works at a row, or will: nothing else may begin with it meanwhile. */
export const isBusy = (id: string): boolean => [...live].some((bulk) => bulk.isBusy(id));

/** While rows wait for their turn, leaving the page would lose them: the browser asks. */
function askBeforeLeaving(event: Event): void {
  if ([...live].some((bulk) => bulk.wouldLose())) event.preventDefault();
}

// What is left was asked for by somebody else: nothing of it is done, and nobody is told.
onCredentialChange(() => {
  for (const bulk of live) bulk.giveUp();
  live.clear();
  forgetBulkRuns();
  window.removeEventListener('beforeunload', askBeforeLeaving);
});

/** Begins a bulk action at once: one action for each row, a few at a time. More: shared/docs/actions.md. */
export function startBulk<Row extends { readonly id: string }>(options: BulkOptions<Row>): Bulk<Row> {
  const { rows, label, run, tell, queue = createQueue(), holds, outlivesPage = false, onRow, onGivenUp } = options;
  // Changed in place: a copy for each change would cost seconds for ten thousand rows.
  const results = new Map<string, BulkRowResult>();
  const store = create<{ version: number; isRunning: boolean }>()(() => ({ version: 0, isRunning: false }));
  const watchers = new Set<() => void>();
  /** Not done because of the failure of another row; to be tried again with it. */
  const held = new Set<string>();
  let open = 0;
  let isGivenUp = false;

  const inState = (state: BulkRowState): readonly Row[] => rows.filter(({ id }) => results.get(id)?.state === state);
  const isIn = (id: string, ...states: BulkRowState[]): boolean =>
    states.some((state) => results.get(id)?.state === state);
  const set = (id: string, result: BulkRowResult): void => {
    results.set(id, result);
    onRow?.(id, result);
    store.setState(({ version }) => ({ version: version + 1 }));
  };
  const skip = (isMeant: (id: string) => boolean = () => true): string[] => {
    const skipped = inState('waiting').flatMap(({ id }) => (isMeant(id) ? [id] : []));
    for (const id of skipped) set(id, { state: 'skipped' });
    return skipped;
  };
  const counts = (): BulkCounts => {
    const of = (state: BulkRowState): number => inState(state).length;
    const [done, failed, unknown, skipped] = [of('done'), of('failed'), of('unknown'), of('skipped')];
    const ended = done + failed + unknown + skipped;
    return { count: rows.length, ended, done, failed, unknown, skipped, waiting: of('waiting') };
  };
  const hasFailed = (): boolean => held.size > 0 || inState('failed').length > 0;
  const tellEnd = (): void => {
    const { done, unknown } = counts();
    if (hasFailed()) toast.error(tell.failed(bulk), { retry: bulk.retry });
    if (unknown > 0) toast.error(tell.unknown(bulk), { retry: bulk.sendAgain, isUnsure: true });
    else if (!hasFailed() && done > 0) toast.success(...tell.done(done));
  };
  const end = (): void => {
    store.setState(({ version }) => ({ version: version + 1, isRunning: false }));
    if (isGivenUp) return;
    if (!hasFailed() && counts().unknown === 0) live.delete(mine);
    // What is left to try again asks nothing, and a page that listens may not be kept for Back by the browser.
    if (![...live].some((one) => one.isRunning())) window.removeEventListener('beforeunload', askBeforeLeaving);
    if (watchers.size === 0) tellEnd();
    for (const onEnd of watchers) onEnd();
  };
  const work = async (id: string): Promise<void> => {
    if (isIn(id, 'waiting')) {
      set(id, { state: 'running' });
      try {
        await run(id);
        set(id, { state: 'done' });
      } catch (thrown) {
        const error = toApiError(thrown);
        // What the work throws itself is no lost response.
        const isUnknown = thrown instanceof ApiError && outcomeOf(thrown) === 'unknown';
        set(id, { state: isUnknown ? 'unknown' : 'failed', error: thrown instanceof Error ? thrown : error });
        if (!error.aborted && holds) for (const one of skip(holds(error, id))) held.add(one);
      }
    }
    open -= 1;
    if (open === 0) end();
  };
  const begin = (ids: readonly string[]): void => {
    if (ids.length === 0 || isGivenUp) return;
    live.add(mine);
    window.addEventListener('beforeunload', askBeforeLeaving);
    open += ids.length;
    store.setState({ isRunning: true });
    for (const id of ids) {
      held.delete(id);
      set(id, { state: 'waiting' });
    }
    for (const id of ids) queue.push(() => work(id));
  };
  const mine: Live = {
    isRunning: () => store.getState().isRunning,
    isBusy: (id) => isIn(id, 'waiting', 'running'),
    wouldLose: () => inState('waiting').length > 0 || (!outlivesPage && inState('running').length > 0),
    giveUp: () => {
      isGivenUp = true;
      skip();
      onGivenUp?.();
    },
  };
  const retry = (isMeant: (id: string) => boolean = () => true): void =>
    begin(rows.flatMap(({ id }) => ((isIn(id, 'failed') || held.has(id)) && isMeant(id) ? [id] : [])));
  const sendAgain = (isMeant: (id: string) => boolean = () => true): void =>
    begin(inState('unknown').flatMap(({ id }) => (isMeant(id) ? [id] : [])));
  const bulk: Bulk<Row> = {
    rows,
    isRunning: () => store.getState().isRunning,
    result: (id) => results.get(id),
    counts,
    failures: () => inState('failed'),
    unknowns: () => inState('unknown'),
    retry: () => retry(),
    retryOf: retry,
    sendAgain: () => sendAgain(),
    sendAgainOf: sendAgain,
    cancelRest: () => void skip(),
    watch: (onEnd) => {
      watchers.add(onEnd);
      return () => watchers.delete(onEnd);
    },
    version: () => store.getState().version,
    subscribe: store.subscribe,
  };
  begin(rows.map(({ id }) => id));
  showInJobs(label, bulk);
  return bulk;
}
