import { BulkDialog as PlanDialog, type BulkDialogProps, type BulkEngine } from '@console/ui';
import { reportError } from '../report';
import { isBusy, startBulk } from './bulk';

/** Reports what fails to the error log. */
export const bulkEngine: BulkEngine = {
  isBusy,
  start: ({ rows, label, run, done, failed, unknown }) =>
    startBulk({
      rows,
      label,
      run: async (id) => {
        try {
          await run(id);
        } catch (error) {
          reportError(error);
          throw error;
        }
      },
      tell: { done: (count) => [done(count)], failed, unknown },
    }),
};

/**
 * Does something to many things, three at a time: the plan, the progress, the result of each. Closed meanwhile, it goes on
 * and ends with one toast; after a change of credential nothing of the rest is done.
 */
export function BulkDialog(props: Omit<BulkDialogProps, 'engine'>) {
  return <PlanDialog {...props} engine={bulkEngine} />;
}
