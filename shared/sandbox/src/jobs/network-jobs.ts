import { stopMeter } from '../billing/meter';
import type { Finishers } from './finish';
import { unassignAddresses } from './vm-jobs';

/** What operations on load balancers lead to. */
export const networkFinishers = {
  /** A load balancer has no status: it stands from the order on, and only takes no other operation until now. */
  'load_balancer.create': () => undefined,

  /** What is left can still be read by its uuid. Its floating IPs stay reserved, at the price of unassigned ones. */
  'load_balancer.delete'({ store }, job, at) {
    const row = store.loadBalancers.get(job.target);
    if (!row) return;
    store.loadBalancers.delete(row.id);
    store.deletedLoadBalancers.put({ ...row, targets: [], updated: at });
    stopMeter(store, row.id, at);
    unassignAddresses(store, row.id, at);
  },
} satisfies Finishers<'load_balancer.create' | 'load_balancer.delete'>;
