import { finishers } from '../jobs/finishers';
import { startJob } from '../jobs/job';
import type { JobKind } from '../jobs/kinds';
import { canHappen } from '../metal/machine-state';
import { happen, machineOf } from '../metal/pool';
import type { LeaseRow } from '../model/compute';
import type { SiteRuntime } from '../site';
import type { SiteStore } from '../store/store';
import { stopMeter } from './metering';

const isOn =
  (accountId: number) =>
  (row: { readonly account_id: number }): boolean =>
    row.account_id === accountId;

/** Collections of what runs on billing accounts. */
const collectionsOf = (store: SiteStore) =>
  [store.vms, store.disks, store.leases, store.loadBalancers, store.services, store.ips, store.buckets] as const;

/** How many resources run on an account. */
export const resourcesOn = ({ store }: SiteRuntime, accountId: number): number =>
  collectionsOf(store).reduce((count, rows) => count + rows.where(isOn(accountId)).length, 0);

/** Does at once what an operation would lead to, and drops what was under way. */
function finish(site: SiteRuntime, kind: JobKind, target: { readonly id: string; readonly user_id: number }): void {
  for (const job of site.store.jobs.by('target', target.id)) site.store.jobs.delete(job.id);
  const job = startJob(site, kind, target);
  site.store.jobs.delete(job.id);
  finishers[kind](site, job, site.now());
}

function release(site: SiteRuntime, lease: LeaseRow, at: number): void {
  const machine = machineOf(site.store, lease);
  if (machine && !canHappen(machine, 'release')) finish(site, 'metal.install', machine);
  const ready = machineOf(site.store, lease);
  if (ready) startJob(site, 'metal.clean', happen(site, ready, { kind: 'release' }));
  stopMeter(site.store, lease.id, at);
  site.store.leases.delete(lease.id);
}

/**
 * Deletes everything that runs on an account as its owner would, and stops to count it. Buckets keep their objects and
 * are suspended. Only inside a transaction, at its moment of the site's clock.
 */
export function emptyAccount(site: SiteRuntime, accountId: number, at: number): void {
  const { store } = site;
  const own = isOn(accountId);
  for (const vm of store.vms.where(own)) finish(site, 'vm.delete', vm);
  for (const service of store.services.where(own)) finish(site, 'service.delete', service);
  for (const balancer of store.loadBalancers.where(own)) finish(site, 'load_balancer.delete', balancer);
  for (const lease of store.leases.where(own)) release(site, lease, at);
  for (const rows of [store.disks, store.ips]) {
    for (const { id } of rows.where(own)) {
      rows.delete(id);
      stopMeter(store, id, at);
    }
  }
  for (const bucket of store.buckets.where(own)) {
    store.buckets.update(bucket.id, { is_suspended: true });
    stopMeter(store, bucket.id, at);
  }
}
