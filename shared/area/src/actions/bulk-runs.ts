import { create } from 'zustand';
import type { BulkRun } from '@console/ui';

/** A bulk action of this page, as the menu of jobs shows it on every page. */
export interface NamedBulk {
  readonly id: number;
  /** 'Stop 3 machines' */
  readonly label: string;
  readonly run: Pick<BulkRun, 'counts' | 'isRunning' | 'cancelRest' | 'version' | 'subscribe'>;
}

/** Ended ones that are kept to be looked up; the rows of each may be thousands. */
const KEPT = 5;

let count = 0;
const store = create<{ runs: readonly NamedBulk[] }>()(() => ({ runs: [] }));

/** The bulk actions of this page, latest first. */
export const useBulkRuns = (): readonly NamedBulk[] => store(({ runs }) => runs);

/** Takes a bulk action that has begun into the menu of jobs. */
export function addBulkRun(label: string, run: NamedBulk['run']): void {
  count += 1;
  const added = { id: count, label, run };
  store.setState(({ runs }) => {
    const ended = runs.filter((one) => !one.run.isRunning()).slice(KEPT - 1);
    return { runs: [added, ...runs.filter((one) => !ended.includes(one))] };
  });
}

/** Somebody else has signed in: none of it is theirs. */
export function forgetBulkRuns(): void {
  store.setState({ runs: [] });
}
