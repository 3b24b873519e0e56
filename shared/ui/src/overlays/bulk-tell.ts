import { errorDetail } from '../parts/error-panel';
import { text } from '../text/ui-messages';
import { toast } from '../toasts/toast';
import type { BulkRun } from './bulk-run';
import { bulkText } from './bulk/texts';

/** Failures that a toast names; the others are counted. */
const NAMED = 3;

/** One sentence for the failures: the first by name and reason. */
function reasonsOf(bulk: BulkRun): string {
  const failures = bulk.failures();
  const named = failures.slice(0, NAMED).map(({ id, name }) => {
    const error = bulk.result(id)?.error;
    const detail = error ? errorDetail(error, (status) => text('httpStatus', { status })) : '';
    return `${name}: ${error?.message ?? ''}${detail}`;
  });
  const rest = failures.length - named.length;
  return [...named, ...(rest > 0 ? [text('andMore', { count: rest })] : [])].join('; ');
}

/** Says once how a bulk action has ended that no dialog shows any more; the failed ones can be tried again. */
export function tellBulk(bulk: BulkRun, doneText: (count: number) => string): void {
  const { count, done, failed } = bulk.counts();
  if (failed > 0) {
    toast.error(bulkText('toast', { failed, count, reasons: reasonsOf(bulk) }), { retry: bulk.retry });
  } else if (done > 0) {
    toast.success(doneText(done));
  }
}
