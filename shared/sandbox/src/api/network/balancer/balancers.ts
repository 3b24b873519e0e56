import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createLoadBalancer as endpoint } from '@console/contract/load-balancer-change';
import { loadBalancerMeter } from '../../../billing/meter';
import { meter } from '../../../billing/metering';
import { operate, waitFor } from '../../../jobs/settle';
import { startJob } from '../../../jobs/job';
import type { LoadBalancerRow } from '../../../model/network';
import { placeOf } from '../../../store/store';
import { payableAccount } from '../../billing/can-pay';
import type { Context, Handler, HandlersOf } from '../../context';
import { invalid } from '../../errors';
import { requireOpenLocation } from '../../open-location';
import { EMPTY } from '../../response';
import { freeAddress, networkFor, newIp } from '../allocate';
import { changeableBalancer, ownOrDeletedBalancer, presentBalancer, targetFault } from './present';

type Params = HandlerParamsOf<typeof endpoint>;

function newBalancer(ctx: Context, params: Params): LoadBalancerRow {
  requireOpenLocation(ctx);
  const account = payableAccount(ctx, params.billing_account_id);
  const network = networkFor(ctx, params.network_uuid);
  const uuids = params.targets.map((target) => target.target_uuid);
  const fault =
    new Set(uuids).size < uuids.length
      ? 'Two targets are the same virtual machine'
      : uuids.map((uuid) => targetFault(ctx, uuid, network.id)).find((text) => text !== undefined);
  if (fault) throw invalid({ targets: fault });
  const created = ctx.now;
  return {
    id: crypto.randomUUID(),
    user_id: ctx.userId,
    location: ctx.location.slug,
    account_id: Number(account.id),
    display_name: params.display_name,
    network_uuid: network.id,
    private_address: freeAddress(ctx.store, network),
    rules: params.rules.map(({ source_port, target_port }) => ({
      uuid: crypto.randomUUID(),
      source_port,
      target_port,
      created,
    })),
    targets: uuids.map((vm_uuid) => ({ vm_uuid, created })),
    created,
    updated: null,
  };
}

/** Makes a load balancer, with a floating IP unless none is wanted, and waits until it stands. Billed from the order on. */
const createLoadBalancer: Handler<'createLoadBalancer'> = async (ctx, params) => {
  const { uuid, job } = await ctx.store.transact(() => {
    const row = ctx.store.loadBalancers.put(newBalancer(ctx, params));
    meter(ctx.site, loadBalancerMeter(row), ctx.now);
    if (params.reserve_public_ip) {
      const assignment = { to: row.id, type: 'load_balancer', private_ip: row.private_address } as const;
      newIp(ctx, { accountId: row.account_id, assignment });
    }
    return { uuid: row.id, job: startJob(ctx.site, 'load_balancer.create', row) };
  });
  await waitFor(ctx.site, job.id);
  const { row, isDeleted } = ownOrDeletedBalancer(ctx, uuid);
  return presentBalancer(ctx, row, isDeleted);
};

export const balancerHandlers = {
  createLoadBalancer,

  listLoadBalancers: (ctx) =>
    ctx.store.loadBalancers
      .by('place', placeOf({ user_id: ctx.userId, location: ctx.location.slug }))
      .filter((row) => ctx.reaches(row.account_id))
      .map((row) => presentBalancer(ctx, row)),

  getLoadBalancer(ctx, { uuid }) {
    const { row, isDeleted } = ownOrDeletedBalancer(ctx, uuid);
    return presentBalancer(ctx, row, isDeleted);
  },

  async updateLoadBalancer(ctx, { uuid, display_name }) {
    const changed = await ctx.store.transact(() =>
      ctx.store.loadBalancers.put({ ...changeableBalancer(ctx, uuid), display_name, updated: ctx.now }),
    );
    return presentBalancer(ctx, changed);
  },

  /** Its floating IPs stay with the account that they had. */
  async moveLoadBalancer(ctx, { uuid, set_id }) {
    const moved = await ctx.store.transact(() => {
      const row = changeableBalancer(ctx, uuid);
      if (set_id === row.account_id) return row;
      const account_id = Number(payableAccount(ctx, set_id).id);
      const changed = ctx.store.loadBalancers.put({ ...row, account_id, updated: ctx.now });
      meter(ctx.site, loadBalancerMeter(changed), ctx.now);
      return changed;
    });
    return presentBalancer(ctx, moved);
  },

  async deleteLoadBalancer(ctx, { uuid }) {
    await operate(ctx.site, 'load_balancer.delete', () => changeableBalancer(ctx, uuid));
    return EMPTY;
  },
} satisfies HandlersOf<
  | 'listLoadBalancers'
  | 'getLoadBalancer'
  | 'createLoadBalancer'
  | 'updateLoadBalancer'
  | 'moveLoadBalancer'
  | 'deleteLoadBalancer'
>;
