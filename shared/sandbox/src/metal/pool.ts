import type { LeaseRow } from '../model/compute';
import { type MachineRow, stockOf } from '../model/machine';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';
import type { SiteStore } from '../store/store';
import { afterEvent, currentState, type MachineEvent } from './machine-state';

/** A machine of a type that can be leased in a location now; undefined where they are out. */
export const freeMachine = (store: SiteStore, location: string, spec_uuid: string): MachineRow | undefined =>
  store.machines.oneBy('stock', stockOf({ location, spec_uuid, status: 'available' }));

/** The machine behind a lease. */
export const machineOf = (store: SiteStore, lease: LeaseRow): MachineRow | undefined =>
  store.machines.get(lease.machine_uuid);

/**
 * Lets something happen to a machine now. Only inside a transaction.
 * @throws MachineStateError where its status does not allow it
 */
export function happen(site: SiteRuntime, machine: MachineRow, event: MachineEvent): MachineRow {
  // The site's clock can be set back by hand, a history cannot run backwards.
  const at = Math.max(site.now(), currentState(machine).changed);
  return site.store.machines.put(afterEvent(machine, event, { stateId: site.nextNumber(), at }));
}

const PASSWORD_LENGTH = 20;

/** User and password of the first sign-in, as the provider hands them out. */
export const credentialsFor = (osId: string, password = secureText(PASSWORD_LENGTH)): string =>
  `${osId.startsWith('windows') ? 'Administrator' : 'root'} / ${password}`;
