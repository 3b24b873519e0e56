import { detachedDiskMeter, ipMeter, startMeter, stopMeter } from '../billing/meter';
import type { VmRow } from '../model/compute';
import type { SiteStore } from '../store/store';
import type { Finishers } from './job';

/** Addresses stay reserved when what they were assigned to goes; they cost more then. */
export function unassignAddresses(store: SiteStore, resource: string, at: number): void {
  for (const ip of store.ips.by('assigned', resource)) {
    const free = store.ips.put({ ...ip, assignment: null, unassigned_at: at, updated: at });
    stopMeter(store, ip.id, at);
    startMeter(store, crypto.randomUUID(), ipMeter(free), at);
  }
}

/** Takes a machine away: its meter ends, its addresses stay. Only inside a transaction. */
export function removeVm(store: SiteStore, uuid: string, at: number): void {
  store.vms.delete(uuid);
  stopMeter(store, uuid, at);
  unassignAddresses(store, uuid, at);
  for (const balancer of store.loadBalancers.by('target', uuid)) {
    store.loadBalancers.update(balancer.id, {
      targets: balancer.targets.filter((target) => target.vm_uuid !== uuid),
      updated: at,
    });
  }
}

/** A disk that a machine was made from is there again without it. */
function giveBack(store: SiteStore, vm: VmRow, at: number): void {
  const [disk] = vm.disks;
  if (!disk) return;
  const { user_id, location, account_id, os_name, os_version, license_type } = vm;
  const { uuid, name, size, created } = disk;
  const owner = { user_id, location, account_id };
  const row = store.disks.put({ ...owner, id: uuid, name, size, os_name, os_version, license_type, created });
  startMeter(store, crypto.randomUUID(), detachedDiskMeter(row), at);
}

/** A creation that fails leaves nothing behind, and takes nothing away. */
function undoCreation(store: SiteStore, uuid: string, hadDisk: boolean, at: number): void {
  const vm = store.vms.get(uuid);
  if (vm && hadDisk) giveBack(store, vm, at);
  for (const ip of store.ips.by('assigned', uuid)) {
    store.ips.delete(ip.id);
    stopMeter(store, ip.id, at);
  }
  removeVm(store, uuid, at);
}

/** What creating, starting, stopping and deleting machines lead to. */
export const vmFinishers = {
  'vm.create'({ store }, job, at) {
    if (job.fails) undoCreation(store, job.target, job.detail?.['had_disk'] === true, at);
    else store.vms.update(job.target, { status: 'running' });
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
  'vm.delete'({ store }, job, at) {
    removeVm(store, job.target, at);
  },
} satisfies Finishers<'vm.create' | 'vm.clone' | 'vm.start' | 'vm.rescue_start' | 'vm.stop' | 'vm.delete'>;
