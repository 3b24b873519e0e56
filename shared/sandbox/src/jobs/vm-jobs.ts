import { detachedDiskMeter, ipMeter } from '../billing/meter';
import { forgetMeter, meter, type MeteredSite, stopMeter } from '../billing/metering';
import type { VmRow } from '../model/compute';
import type { Finishers } from './job';

/** Addresses stay reserved when what they were assigned to goes; they cost more then. */
export function unassignAddresses(site: MeteredSite, resource: string, at: number): void {
  const { ips } = site.store;
  for (const ip of ips.by('assigned', resource))
    meter(site, ipMeter(ips.put({ ...ip, assignment: null, unassigned_at: at, updated: at })), at);
}

/** Takes a machine away: its meter ends, its addresses stay. Only inside a transaction. */
export function removeVm(site: MeteredSite, uuid: string, at: number): void {
  const { store } = site;
  store.vms.delete(uuid);
  stopMeter(store, uuid, at);
  unassignAddresses(site, uuid, at);
  for (const balancer of store.loadBalancers.by('target', uuid)) {
    store.loadBalancers.update(balancer.id, {
      targets: balancer.targets.filter((target) => target.vm_uuid !== uuid),
      updated: at,
    });
  }
}

/** A disk that a machine was made from is there again without it. */
function giveBack(site: MeteredSite, vm: VmRow, at: number): void {
  const [disk] = vm.disks;
  if (!disk) return;
  const { user_id, location, account_id, os_name, os_version, license_type } = vm;
  const { uuid, name, size, created } = disk;
  const owner = { user_id, location, account_id };
  const row = site.store.disks.put({ ...owner, id: uuid, name, size, os_name, os_version, license_type, created });
  meter(site, detachedDiskMeter(row), at);
}

/** A creation that fails leaves nothing behind, takes nothing away, and costs nothing. */
function undoCreation(site: MeteredSite, uuid: string, hadDisk: boolean, at: number): void {
  const { store } = site;
  const vm = store.vms.get(uuid);
  if (vm && hadDisk) giveBack(site, vm, at);
  for (const ip of store.ips.by('assigned', uuid)) {
    store.ips.delete(ip.id);
    forgetMeter(store, ip.id);
  }
  forgetMeter(store, uuid);
  removeVm(site, uuid, at);
}

/** What creating, starting, stopping and deleting machines lead to. */
export const vmFinishers = {
  'vm.create'(site, job, at) {
    if (job.fails) undoCreation(site, job.target, job.detail?.['had_disk'] === true, at);
    else site.store.vms.update(job.target, { status: 'running' });
  },
  'vm.clone'({ store }, job) {
    store.vms.update(job.target, { status: 'running' });
  },
  'vm.start'({ store }, job, at) {
    store.vms.update(job.target, { status: 'running', updated: at });
  },
  'vm.rescue_start'({ store }, job, at) {
    store.vms.update(job.target, { status: 'running', updated: at });
  },
  'vm.stop'({ store }, job, at) {
    store.vms.update(job.target, { status: 'stopped', updated: at });
  },
  'vm.delete'(site, job, at) {
    removeVm(site, job.target, at);
  },
} satisfies Finishers<'vm.create' | 'vm.clone' | 'vm.start' | 'vm.rescue_start' | 'vm.stop' | 'vm.delete'>;
