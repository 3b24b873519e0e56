import { defineMarks } from '@console/area';
import type { Endpoint } from '@console/contract/endpoint';
import { listLoadBalancers } from '@console/contract/load-balancer';

/** What is being done to load balancers, on this page and in the other tabs of this browser. */
export const balancerMarks = defineMarks({
  name: 'lbPending',
  actions: ['change', 'delete'],
  unseen: ['change'],
  // A deleted one is not there any more; the others have no status.
  endStatus: {},
  shownBy: listLoadBalancers,
});

/**
 * Runs calls about a load balancer: it is marked meanwhile, and it is read again, failed or not, before the mark goes. The
 * response of a rule has no uuid: only the load balancer itself says what became of it. (spec 3, section 7)
 * @param changed calls whose responses change, beside the list of load balancers
 * @throws ApiError
 */
export const onBalancer = (
  { uuid }: { readonly uuid: string },
  work: () => Promise<unknown>,
  changed: readonly Endpoint[] = [],
): Promise<void> => balancerMarks.run(uuid, 'change', work, changed);

/** The same for one of many: what their calls change is asked for once for all of them. @throws ApiError */
export const onOneOfMany: typeof onBalancer = ({ uuid }, work, changed) =>
  balancerMarks.runOneOfMany(uuid, 'change', work, changed);
