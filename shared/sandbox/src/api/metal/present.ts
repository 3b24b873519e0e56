import type { WireResponseOf } from '@console/contract/endpoint';
import type { createMetalLease } from '@console/contract/metal-lease';
import { metalSpec, type MetalSpecFacts } from '../../catalogue/metal';
import { freeMachine, machineOf } from '../../metal/pool';
import type { LeaseRow } from '../../model/compute';
import type { MachineRow } from '../../model/machine';
import { utc, utcOrNull } from '../../time/formats';
import type { Context } from '../context';

/** A server type, and whether one of it is free in the location of the call. */
export const presentSpec = (ctx: Context, { uuid, wire }: MetalSpecFacts) => ({
  ...wire,
  is_available: freeMachine(ctx.store, ctx.location.slug, uuid) !== undefined,
});

/** A machine as its lessee sees it: addresses and credentials once it is installed, never the provider's notes. */
function presentMachine(machine: MachineRow) {
  const isReady = machine.status === 'in_use';
  return {
    uuid: machine.id,
    label: machine.label,
    mac_addresses: [...machine.mac_addresses],
    ip_public_v4: isReady ? machine.ip_public_v4 : null,
    ip_public_v6: isReady ? machine.ip_public_v6 : null,
    ssh_credentials: machine.ssh_credentials,
    current_state_id: machine.current_state_id,
  };
}

/** What happened with a machine under one lease. */
const historyOf = (machine: MachineRow, leaseId: string) =>
  machine.history
    .filter((state) => state.lease_id === leaseId)
    .map((state) => ({
      state_id: state.state_id,
      status: state.status,
      lease_id: state.lease_id,
      billing_account_id: state.account_id,
      os_id: state.os_id,
      changed_at: utc(state.changed),
      ended_at: utcOrNull(state.ended),
      acting_user_id: state.acting_user_id,
      action: state.action,
    }));

/** A lease with the machine and the history nested, which have no call of their own. */
export function presentLease(ctx: Context, lease: LeaseRow): WireResponseOf<typeof createMetalLease> {
  const machine = machineOf(ctx.store, lease);
  const spec = metalSpec(lease.spec_uuid);
  return {
    uuid: lease.id,
    requested_os_id: lease.os_id,
    display_name: lease.display_name,
    user_id: lease.user_id,
    machine_uuid: lease.machine_uuid,
    os_id: lease.os_id,
    billing_account_id: lease.account_id,
    status: machine?.status ?? 'deleted',
    spec: spec ? presentSpec(ctx, spec) : null,
    machine: machine ? presentMachine(machine) : null,
    state_history: machine ? historyOf(machine, lease.id) : [],
    created_at: utc(lease.created),
  };
}
