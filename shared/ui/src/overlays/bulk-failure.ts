import { errorDetail } from '../parts/error-panel';
import { text } from '../text/ui-messages';
import type { BulkRun } from './bulk-types';
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

/** How many of a bulk action have failed, for a toast. */
export function bulkFailure(bulk: BulkRun): string {
  const { count, failed } = bulk.counts();
  return bulkText('toast', { failed, count, reasons: reasonsOf(bulk) });
}
