import { ipMeter, startMeter, stopMeter } from '../billing/meter';
import type { SiteStore } from '../store/store';
import type { Finishers } from './finish';

/** Addresses stay reserved when what they were assigned to goes; they cost more then. */
export function unassignAddresses(store: SiteStore, resource: string, at: number): void {
  for (const ip of store.ips.where((row) => row.assignment?.to === resource)) {
    const free = store.ips.put({ ...ip, assignment: null, unassigned_at: at, updated: at });
    stopMeter(store, ip.id, at);
    startMeter(store, crypto.randomUUID(), ipMeter(free), at);
  }
}

function removeVm(store: SiteStore, uuid: string, at: number): void {
  store.vms.delete(uuid);
  stopMeter(store, uuid, at);
  unassignAddresses(store, uuid, at);
  for (const balancer of store.loadBalancers.where((row) => row.targets.some((target) => target.vm_uuid === uuid))) {
    store.loadBalancers.update(balancer.id, {
      targets: balancer.targets.filter((target) => target.vm_uuid !== uuid),
      updated: at,
    });
  }
}

/** A creation that fails leaves nothing behind. */
function undoCreation(store: SiteStore, uuid: string, at: number): void {
  for (const ip of store.ips.where((row) => row.assignment?.to === uuid)) {
    store.ips.delete(ip.id);
    stopMeter(store, ip.id, at);
  }
  removeVm(store, uuid, at);
}

/** What operations on machines lead to. */
export const vmFinishers = {
  'vm.create'({ store }, job, at) {
    if (job.fails) undoCreation(store, job.target, at);
    else store.vms.update(job.target, { status: 'running' });
  },
  'vm.start'({ store }, job, at) {
    store.vms.update(job.target, { status: 'running', updated: at });
  },
  'vm.stop'({ store }, job, at) {
    store.vms.update(job.target, { status: 'stopped', updated: at });
  },
  'vm.delete'({ store }, job, at) {
    removeVm(store, job.target, at);
  },
} satisfies Finishers<'vm.create' | 'vm.start' | 'vm.stop' | 'vm.delete'>;
