import { metalSpec } from '../../catalogue/metal';
import { checkedMachine, currentState, leasedStatuses } from '../../metal/machine-state';
import type { SiteRuntime } from '../../site';

function brokenRule(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Each lease has the server that is leased by it, each leased server its lease, and all their histories are legal. */
export function* metalFaults(site: SiteRuntime): Generator<string> {
  const { store } = site;
  for (const lease of store.leases.all()) {
    const what = `lease ${lease.display_name}`;
    const machine = store.machines.get(lease.machine_uuid);
    if (!machine) {
      yield `${what}: has no server`;
      continue;
    }
    const state = currentState(machine);
    if (state.lease_id !== lease.id) yield `${what}: its server is not leased by it`;
    if (state.account_id !== lease.account_id) yield `${what}: its server is leased by account ${state.account_id}`;
    if (machine.location !== lease.location || machine.spec_uuid !== lease.spec_uuid)
      yield `${what}: its server is another one than was ordered`;
    if (!metalSpec(lease.spec_uuid)?.wire.ready_os_ids?.includes(lease.os_id))
      yield `${what}: cannot run ${lease.os_id}`;
  }
  for (const machine of store.machines.all()) {
    const fault = brokenRule(() => checkedMachine(machine));
    if (fault !== undefined) yield fault;
    const { changed, lease_id } = currentState(machine);
    if (changed > site.now()) yield `server ${machine.label}: changes in the future`;
    if (leasedStatuses.includes(machine.status) && !store.leases.get(lease_id ?? ''))
      yield `server ${machine.label}: its lease is not there`;
    if (machine.status === 'pending' && store.jobs.by('target', machine.id).length === 0)
      yield `server ${machine.label}: is never installed`;
  }
}
