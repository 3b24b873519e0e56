import { defineMarks } from '@console/area';
import type { Endpoint } from '@console/contract/endpoint';
import { listVms } from '@console/contract/vm';
import { pendingActions, type PendingAction } from './can';
import type { JoinedVm } from './rows';

/** What is being done to machines, on this page and in the other tabs of this browser. */
export const vmMarks = defineMarks({
  name: 'vmPending',
  actions: pendingActions,
  unseen: ['change'],
  // A restart that nobody goes on with ends stopped.
  endStatus: {
    start: 'running',
    reinstall: 'running',
    stop: 'stopped',
    restart: 'stopped',
    restore: 'stopped',
  } satisfies Partial<Record<PendingAction, string>>,
  shownBy: listVms,
});

/**
 * Runs calls about a machine: it is marked meanwhile, and what they change is asked for again, failed or not, before
 * the mark goes.
 * @param changed calls whose responses change, beside the list of machines
 * @throws ApiError
 */
export const onMachine = (
  { uuid }: Pick<JoinedVm, 'uuid'>,
  mark: PendingAction,
  work: () => Promise<unknown>,
  changed: readonly Endpoint[] = [],
): Promise<void> => vmMarks.run(uuid, mark, work, changed);

/** The same for one of many machines: what their calls change is asked for once for all of them. @throws ApiError */
export const onOneOfMany: typeof onMachine = ({ uuid }, mark, work, changed) =>
  vmMarks.runOneOfMany(uuid, mark, work, changed);
