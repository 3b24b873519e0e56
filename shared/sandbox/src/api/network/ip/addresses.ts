import { ipMeter } from '../../../billing/meter';
import { meter, stopMeter } from '../../../billing/metering';
import type { IpAssignment, IpRow } from '../../../model/network';
import { placeOf } from '../../../store/store';
import { utc } from '../../../time/formats';
import { payableAccount } from '../../billing/can-pay';
import type { Context, HandlersOf } from '../../context';
import { message } from '../../errors';
import { requireOpenLocation } from '../../open-location';
import { newIp } from '../allocate';
import { wantedAssignment } from './resource';

/** Leads an address to something, or to nothing. Only inside a transaction. */
function leadTo({ site, store, now }: Context, ip: IpRow, assignment: IpAssignment | null): IpRow {
  const changed = store.ips.put({
    ...ip,
    assignment,
    was_assigned: true,
    unassigned_at: assignment ? null : now,
    updated: now,
  });
  meter(site, ipMeter(changed), now);
  return changed;
}

/** An own floating IP in the location of the call. @throws ApiFault 404 'Ip address <address> was not found.' */
function ownIp(ctx: Context, address: string): IpRow {
  const isOwn = (row: IpRow) =>
    row.user_id === ctx.userId && row.location === ctx.location.slug && ctx.reaches(row.account_id);
  const ip = ctx.store.ips.by('address', address).find(isOwn);
  if (!ip) throw message(404, `Ip address ${address} was not found.`);
  return ip;
}

const assignmentOf = ({ was_assigned, assignment, unassigned_at }: IpRow) =>
  was_assigned
    ? {
        assigned_to: assignment?.to ?? null,
        assigned_to_resource_type: assignment?.type ?? null,
        assigned_to_private_ip: assignment?.private_ip ?? null,
        ...(unassigned_at === null ? {} : { unassigned_at: utc(unassigned_at) }),
      }
    : {};

/** A floating IP as the API shows it. One that was never assigned lacks the keys that say to what. */
const presentIp = (ip: IpRow) => ({
  id: ip.nr,
  uuid: ip.id,
  address: ip.address,
  user_id: ip.user_id,
  billing_account_id: ip.account_id,
  type: 'public',
  network_id: null,
  name: ip.name,
  enabled: true,
  is_deleted: false,
  is_virtual: false,
  is_ipv6: false,
  ...assignmentOf(ip),
  created_at: utc(ip.created),
  // Clients of real clouds read a time here, also of one that nobody has changed.
  updated_at: utc(ip.updated ?? ip.created),
});

export const ipHandlers = {
  listIpAddresses: (ctx, { billing_account_id, vm_uuid }) =>
    ctx.store.ips
      .by('place', placeOf({ user_id: ctx.userId, location: ctx.location.slug }))
      .filter(
        (ip) =>
          ctx.reaches(ip.account_id, billing_account_id) && (vm_uuid === undefined || ip.assignment?.to === vm_uuid),
      )
      .map(presentIp),

  getIpAddress: (ctx, { address }) => presentIp(ownIp(ctx, address)),

  async createIpAddress(ctx, { billing_account_id, name }) {
    const ip = await ctx.store.transact(() => {
      requireOpenLocation(ctx);
      const account = payableAccount(ctx, billing_account_id);
      return newIp(ctx, { accountId: Number(account.id), name, assignment: null });
    });
    return presentIp(ip);
  },

  async updateIpAddress(ctx, { address, name, billing_account_id }) {
    const changed = await ctx.store.transact(() => {
      const ip = ownIp(ctx, address);
      const isMoved = billing_account_id !== undefined && billing_account_id !== ip.account_id;
      const account_id = isMoved ? Number(payableAccount(ctx, billing_account_id).id) : ip.account_id;
      const row = ctx.store.ips.put({ ...ip, name: name ?? ip.name, account_id, updated: ctx.now });
      if (isMoved) meter(ctx.site, ipMeter(row), ctx.now);
      return row;
    });
    return presentIp(changed);
  },

  /** The number may be given to anybody then, as another address with another uuid. */
  async deleteIpAddress(ctx, { address }) {
    await ctx.store.transact(() => {
      const ip = ownIp(ctx, address);
      ctx.store.ips.delete(ip.id);
      stopMeter(ctx.store, ip.id, ctx.now);
    });
    return true;
  },

  /** Assigning to what it is assigned to already changes nothing; anything else has to be unassigned first. */
  async assignIpAddress(ctx, { address, ...wanted }) {
    const assigned = await ctx.store.transact(() => {
      const ip = ownIp(ctx, address);
      const assignment = wantedAssignment(ctx, wanted);
      if (!ip.assignment) return leadTo(ctx, ip, assignment);
      if (ip.assignment.to === assignment.to && ip.assignment.private_ip === assignment.private_ip) return ip;
      throw message(400, `Ip address ${address} is already assigned to another resource.`);
    });
    return presentIp(assigned);
  },

  async unassignIpAddress(ctx, { address }) {
    const free = await ctx.store.transact(() => {
      const ip = ownIp(ctx, address);
      if (!ip.assignment) throw message(400, `Ip address ${address} is not assigned.`);
      return leadTo(ctx, ip, null);
    });
    return presentIp(free);
  },
} satisfies HandlersOf<
  | 'listIpAddresses'
  | 'getIpAddress'
  | 'createIpAddress'
  | 'updateIpAddress'
  | 'deleteIpAddress'
  | 'assignIpAddress'
  | 'unassignIpAddress'
>;
