import { metalOs, metalSpec, metalSpecs } from '../catalogue/metal';
import type { LeaseRow } from '../model/compute';
import { utc, utcOrNull } from '../time/formats';
import type { HandlersOf } from './context';

/** A lease with the machine and the history nested, which have no call of their own. */
const presentLease = (lease: LeaseRow) => ({
  uuid: lease.id,
  requested_os_id: lease.os_id,
  display_name: lease.display_name,
  user_id: lease.user_id,
  machine_uuid: lease.machine.uuid,
  os_id: lease.os_id,
  billing_account_id: lease.account_id,
  status: lease.status,
  spec: metalSpec(lease.spec_uuid)?.wire ?? null,
  machine: {
    uuid: lease.machine.uuid,
    label: lease.machine.label,
    mac_addresses: [...lease.machine.mac_addresses],
    ip_public_v4: lease.machine.ip_public_v4,
    ip_public_v6: lease.machine.ip_public_v6,
    current_state_id: lease.history.at(-1)?.state_id ?? null,
  },
  state_history: lease.history.map((state) => ({
    state_id: state.state_id,
    status: state.status,
    lease_id: lease.id,
    billing_account_id: lease.account_id,
    os_id: lease.os_id,
    changed_at: utc(state.changed),
    ended_at: utcOrNull(state.ended),
    acting_user_id: lease.user_id,
    action: state.action,
  })),
  created_at: utc(lease.created),
});

export const metalHandlers = {
  listMetalOs: () => metalOs,
  listMetalSpecs: () => metalSpecs.map((spec) => spec.wire),
  listMetalLeases: (ctx) =>
    ctx.store.leases
      .where(
        (lease) =>
          lease.user_id === ctx.userId && lease.location === ctx.location.slug && ctx.reaches(lease.account_id),
      )
      .map(presentLease),
} satisfies HandlersOf<'listMetalOs' | 'listMetalSpecs' | 'listMetalLeases'>;
