import { create } from 'zustand';
import type { BulkRun } from '@console/ui';

/** What the menu of jobs shows of work on many things. */
export interface JobsRun extends Pick<BulkRun, 'counts' | 'isRunning' | 'cancelRest' | 'version' | 'subscribe'> {
  /** How far it is while it runs, in the place of how many are done. */
  readonly note?: () => string;
  /** Ends all of it, and not only what has not begun. */
  readonly cancel?: () => void;
}

/** A bulk action of this page, as the menu of jobs shows it on every page. */
export interface NamedBulk {
  readonly id: number;
  /** 'Stop 3 machines' */
  readonly label: string;
  readonly run: JobsRun;
  /** The page that shows it. */
  readonly path?: string;
}

/** Ended ones that are kept to be looked up; the rows of each may be thousands. */
const KEPT = 5;

let count = 0;
const store = create<{ runs: readonly NamedBulk[] }>()(() => ({ runs: [] }));

/** The bulk actions of this page, latest first. */
export const useBulkRuns = (): readonly NamedBulk[] => store(({ runs }) => runs);

/** Those that are under way. */
export const runningBulks = (): readonly NamedBulk[] => store.getState().runs.filter(({ run }) => run.isRunning());

/** Takes work on many things that has begun into the menu of jobs: a bulk action, or what an area does in a way of its own. */
export function showInJobs(label: string, run: JobsRun, path?: string): void {
  count += 1;
  const added = { id: count, label, run, ...(path === undefined ? {} : { path }) };
  store.setState(({ runs }) => {
    const ended = runs.filter((one) => !one.run.isRunning()).slice(KEPT - 1);
    return { runs: [added, ...runs.filter((one) => !ended.includes(one))] };
  });
}

/** Somebody else has signed in: none of it is theirs. */
export function forgetBulkRuns(): void {
  store.setState({ runs: [] });
}
