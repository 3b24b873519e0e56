import { atMost } from '@console/api';
import { toast } from '@console/ui';
import { text } from '../texts';
import { whyNot, type VmAction } from './can';
import { bulkFailure, sendPower, type Power } from './power';
import type { VmRow } from './rows';

/** The API has six connections to a host and a stop holds one for 22 s: more at once would block the page. */
const AT_ONCE = 3;

/** The machines of a selection that an action is possible for now; creations of this browser are none yet. */
export const allowed = (action: VmAction, rows: readonly VmRow[]): VmRow[] =>
  rows.filter((row) => row.jobId === undefined && whyNot(action, row, row.pending) === undefined);

/** What became of each row of a bulk action. */
export interface BulkResult {
  readonly done: readonly VmRow[];
  readonly failures: readonly { readonly row: VmRow; readonly name: string; readonly error: unknown }[];
}

/** Does something to many machines, three at a time; one failure stops no other. */
export async function forEachVm(rows: readonly VmRow[], work: (row: VmRow) => Promise<unknown>): Promise<BulkResult> {
  const results = await atMost(AT_ONCE, rows, work);
  const done: VmRow[] = [];
  const failures: { row: VmRow; name: string; error: unknown }[] = [];
  rows.forEach((row, index) => {
    const result = results[index];
    if (result?.status === 'rejected') failures.push({ row, name: row.name, error: result.reason });
    else done.push(row);
  });
  return { done, failures };
}

const doneTexts = { start: 'bulk.started', stop: 'bulk.stopped', forceStop: 'bulk.stopped' } as const;

/** Starts or stops what can be of a selection; the failed ones can be tried again, and only those. */
export async function bulkPower(rows: readonly VmRow[], power: Power): Promise<void> {
  const { done, failures } = await forEachVm(allowed(power, rows), (row) => sendPower(row, power));
  if (done.length > 0) toast.success(text(doneTexts[power], { n: done.length }));
  if (failures.length > 0) {
    toast.error(bulkFailure(power, failures), {
      retry: () =>
        void bulkPower(
          failures.map(({ row }) => row),
          power,
        ),
    });
  }
}
