import { defineMarks } from '@console/area';
import type { Endpoint } from '@console/contract/endpoint';
import { listServices } from '@console/contract/service';
import { pendingActions, type PendingAction } from './can';

/** What is being done to services and to their nodes, on this page and in the other tabs of this browser. */
export const serviceMarks = defineMarks({
  name: 'servicePending',
  actions: pendingActions,
  unseen: ['change'],
  endStatus: { start: 'running', stop: 'stopped', restore: 'running' } satisfies Partial<Record<PendingAction, string>>,
  shownBy: listServices,
});

/**
 * Runs calls that change a service and leave its status: it is marked meanwhile, and what they change is asked for again,
 * failed or not, before the mark goes.
 * @param changed calls whose responses change, beside the list of services
 * @throws ApiError
 */
export const onService = (
  { uuid }: { readonly uuid: string },
  work: () => Promise<unknown>,
  changed: readonly Endpoint[] = [],
): Promise<void> => serviceMarks.run(uuid, 'change', work, changed);

/** The same for one of many services: what their calls change is asked for once for all of them. @throws ApiError */
export const onOneOfMany: typeof onService = ({ uuid }, work, changed) =>
  serviceMarks.runOneOfMany(uuid, 'change', work, changed);
