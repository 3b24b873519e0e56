import { ipMeter, startMeter, stopMeter } from '../billing/meter';
import type { JobKind, JobRow } from '../model/compute';
import type { SiteRuntime } from '../site';
import type { SiteStore } from '../store/store';
import { durations } from '../time/operations';

/** Notes that an operation has begun. Only inside a transaction. */
export function startJob(
  site: SiteRuntime,
  kind: JobKind,
  target: { id: string; user_id: number },
  more: { factor?: number; fails?: boolean } = {},
): JobRow {
  return site.store.jobs.put({
    id: crypto.randomUUID(),
    user_id: target.user_id,
    kind,
    target: target.id,
    started: site.nowMs(),
    lasts: durations[kind] * (more.factor ?? 1),
    ...(more.fails ? { fails: true } : {}),
  });
}

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

/** Does what an operation leads to. Only inside a transaction. */
export function finishVmJob(site: SiteRuntime, job: JobRow): void {
  const { store } = site;
  const at = site.now();
  switch (job.kind) {
    case 'vm.create':
      if (job.fails) undoCreation(store, job.target, at);
      else store.vms.update(job.target, { status: 'running' });
      return;
    case 'vm.start':
      store.vms.update(job.target, { status: 'running', updated: at });
      return;
    case 'vm.stop':
      store.vms.update(job.target, { status: 'stopped', updated: at });
      return;
    case 'vm.delete':
      removeVm(store, job.target, at);
  }
}
