import { stopMeter } from '../../../billing/meter';
import { placeOf } from '../../../store/store';
import type { HandlersOf } from '../../context';
import { message } from '../../errors';
import { requireOpenLocation } from '../../open-location';
import { payableAccount } from '../../payable-account';
import { newIp } from '../allocate';
import { billAnew, leadTo } from './billed';
import { ownIp } from './own';
import { presentIp } from './present';
import { wantedAssignment } from './resource';

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
      if (isMoved) billAnew(ctx.store, row, ctx.now);
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
      if (!ip.assignment) return leadTo(ctx.store, ip, assignment, ctx.now);
      if (ip.assignment.to === assignment.to && ip.assignment.private_ip === assignment.private_ip) return ip;
      throw message(400, `Ip address ${address} is already assigned to another resource.`);
    });
    return presentIp(assigned);
  },

  async unassignIpAddress(ctx, { address }) {
    const free = await ctx.store.transact(() => {
      const ip = ownIp(ctx, address);
      if (!ip.assignment) throw message(400, `Ip address ${address} is not assigned.`);
      return leadTo(ctx.store, ip, null, ctx.now);
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
