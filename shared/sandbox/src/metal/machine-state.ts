import type { MachineAction, MachineRow, MachineStateRow, MachineStatus } from '../model/machine';

/** The lease that a machine is under from now on. */
interface Lessee {
  readonly leaseId: string;
  readonly accountId: number;
  readonly userId: number;
  /** Who ordered it where somebody acted for the user. */
  readonly actingUserId?: number | undefined;
  readonly osId: string;
}

/** When something happens to a machine, and the number of the state that it leads to. */
interface Moment {
  readonly stateId: number;
  /** Epoch seconds. */
  readonly at: number;
}

/** What can happen to a machine that is there. */
export type MachineEvent =
  | { readonly kind: 'lease'; readonly by: 'user' | 'admin'; readonly lessee: Lessee }
  | { readonly kind: 'install'; readonly credentials: string }
  | { readonly kind: 'release'; readonly actingUserId?: number | undefined }
  | { readonly kind: 'clean' }
  | { readonly kind: 'take_offline' }
  | { readonly kind: 'bring_online' }
  | { readonly kind: 'remove' };

interface Transition {
  readonly from: readonly MachineStatus[];
  readonly to: MachineStatus;
  readonly action: MachineAction;
}

/** Which event leads from where to where, and the word that the history has for it. (spec 3, section 4) */
const transitions: Readonly<Record<MachineEvent['kind'], Transition>> = {
  lease: { from: ['available'], to: 'pending', action: 'user_request' },
  install: { from: ['pending'], to: 'in_use', action: 'admin_update' },
  release: { from: ['in_use'], to: 'cleaning', action: 'user_release' },
  clean: { from: ['cleaning'], to: 'available', action: 'admin_update' },
  take_offline: { from: ['available', 'cleaning'], to: 'offline', action: 'admin_update' },
  bring_online: { from: ['offline'], to: 'available', action: 'admin_update' },
  remove: { from: ['available', 'cleaning', 'offline'], to: 'deleted', action: 'admin_delete' },
};

/** The statuses of a machine that is leased; in all others it is not. (spec 3, section 4) */
export const leasedStatuses: readonly MachineStatus[] = ['pending', 'in_use'];

/** A machine was asked for something that its status does not allow, or came out against the rules. */
export class MachineStateError extends Error {
  override readonly name = 'MachineStateError';
}

/** The state that a machine is in. */
export function currentState(machine: MachineRow): MachineStateRow {
  const state = machine.history.at(-1);
  if (!state) throw new MachineStateError(`Machine ${machine.label} has no history`);
  return state;
}

/**
 * Holds a machine against the rules: leased exactly while pending or in use, leased only with a billing account, one open
 * state at the end of a history without gaps, credentials only while in use.
 * @throws MachineStateError
 */
export function checkedMachine(machine: MachineRow): MachineRow {
  const state = currentState(machine);
  const isLeased = leasedStatuses.includes(machine.status);
  const faults = [
    state.status !== machine.status && 'its status is not that of its state',
    state.state_id !== machine.current_state_id && 'its state is not the last of its history',
    isLeased !== (state.lease_id !== null) && `it is ${machine.status} ${isLeased ? 'without' : 'with'} a lease`,
    isLeased !== (state.account_id !== null) && `it is ${isLeased ? '' : 'not '}leased, its billing account differs`,
    isLeased !== (machine.user_id !== 0) && 'it belongs to somebody else than its lessee',
    (machine.ssh_credentials !== null) !== (machine.status === 'in_use') && 'its credentials do not fit its status',
    machine.history.some((one, index) => one.ended !== (machine.history[index + 1]?.changed ?? null)) &&
      'its history has a gap',
    machine.history.some((one) => one.ended !== null && one.ended < one.changed) && 'its history runs backwards',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new MachineStateError(`Machine ${machine.label}: ${faults.join(', ')}`);
  return machine;
}

/** A machine that the provider puts up, not yet in any lease. */
export function newMachine(
  facts: Pick<
    MachineRow,
    'id' | 'location' | 'spec_uuid' | 'label' | 'mac_addresses' | 'ip_public_v4' | 'ip_public_v6'
  >,
  { stateId, at }: Moment,
): MachineRow {
  const state: MachineStateRow = {
    state_id: stateId,
    status: 'available',
    action: 'admin_create',
    lease_id: null,
    account_id: null,
    os_id: null,
    acting_user_id: null,
    changed: at,
    ended: null,
  };
  return checkedMachine({
    ...facts,
    user_id: 0,
    ssh_credentials: null,
    status: 'available',
    current_state_id: stateId,
    history: [state],
  });
}

/** Whether an event can happen to a machine now. */
export const canHappen = (machine: Pick<MachineRow, 'status'>, kind: MachineEvent['kind']): boolean =>
  transitions[kind].from.includes(machine.status);

/** Whom the state after an event belongs to: a new lessee, the one before, or nobody. */
function holderAfter(before: MachineStateRow, event: MachineEvent, isLeased: boolean) {
  if (event.kind === 'lease')
    return { lease_id: event.lessee.leaseId, account_id: event.lessee.accountId, os_id: event.lessee.osId };
  if (isLeased) return { lease_id: before.lease_id, account_id: before.account_id, os_id: before.os_id };
  return { lease_id: null, account_id: null, os_id: null };
}

function actorOf(machine: MachineRow, event: MachineEvent): number | null {
  if (event.kind === 'release') return event.actingUserId ?? machine.user_id;
  if (event.kind !== 'lease' || event.by !== 'user') return null;
  return event.lessee.actingUserId ?? event.lessee.userId;
}

function ownerAfter(machine: MachineRow, event: MachineEvent, isLeased: boolean): number {
  if (event.kind === 'lease') return event.lessee.userId;
  return isLeased ? machine.user_id : 0;
}

/**
 * A machine after an event.
 * @throws MachineStateError where its status does not allow the event
 */
export function afterEvent(machine: MachineRow, event: MachineEvent, { stateId, at }: Moment): MachineRow {
  if (!canHappen(machine, event.kind))
    throw new MachineStateError(`Machine ${machine.label} is ${machine.status}: it cannot ${event.kind}`);
  const { to, action } = transitions[event.kind];
  const before = currentState(machine);
  const isLeased = leasedStatuses.includes(to);
  const state: MachineStateRow = {
    state_id: stateId,
    status: to,
    action: event.kind === 'lease' && event.by === 'admin' ? 'admin_lease_create' : action,
    ...holderAfter(before, event, isLeased),
    acting_user_id: actorOf(machine, event),
    changed: at,
    ended: null,
  };
  return checkedMachine({
    ...machine,
    user_id: ownerAfter(machine, event, isLeased),
    ssh_credentials: event.kind === 'install' ? event.credentials : null,
    status: to,
    current_state_id: stateId,
    history: [...machine.history.slice(0, -1), { ...before, ended: at }, state],
  });
}
