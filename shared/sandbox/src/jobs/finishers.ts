import { stopMeter } from '../billing/metering';
import { currentState } from '../metal/machine-state';
import { credentialsFor, happen } from '../metal/pool';
import type { Finishers } from './job';
import type { JobKind } from './kinds';
import { serviceFinishers } from './service-jobs';
import { vmDiskFinishers } from './vm-disk-jobs';
import { unassignAddresses, vmFinishers } from './vm-jobs';

/** What operations on servers lead to. */
const metalFinishers = {
  'metal.install'(site, job) {
    const machine = site.store.machines.get(job.target);
    if (!machine) return;
    happen(site, machine, { kind: 'install', credentials: credentialsFor(currentState(machine).os_id ?? '') });
  },
  'metal.clean'(site, job) {
    const machine = site.store.machines.get(job.target);
    if (machine) happen(site, machine, { kind: 'clean' });
  },
} satisfies Finishers<'metal.install' | 'metal.clean'>;

/** What operations on load balancers lead to. */
const networkFinishers = {
  /** A load balancer has no status: it stands from the order on, and only takes no other operation until now. */
  'load_balancer.create': () => undefined,

  /** What is left can still be read by its uuid. Its floating IPs stay reserved, at the price of unassigned ones. */
  'load_balancer.delete'(site, job, at) {
    const { store } = site;
    const row = store.loadBalancers.get(job.target);
    if (!row) return;
    store.loadBalancers.delete(row.id);
    store.deletedLoadBalancers.put({ ...row, targets: [], updated: at, deleted: at });
    stopMeter(store, row.id, at);
    unassignAddresses(site, row.id, at);
  },
} satisfies Finishers<'load_balancer.create' | 'load_balancer.delete'>;

/** Every kind of operation with what it leads to: a missing one is a type error. */
export const finishers: Finishers<JobKind> = {
  ...serviceFinishers,
  ...metalFinishers,
  ...networkFinishers,
  ...vmFinishers,
  ...vmDiskFinishers,
};
