import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createLoadBalancer as endpoint } from '@console/contract/load-balancer-change';
import { loadBalancerMeter, startMeter } from '../../../billing/meter';
import { waitFor } from '../../../jobs/settle';
import { startJob } from '../../../jobs/start';
import type { LoadBalancerRow } from '../../../model/network';
import type { Context, Handler } from '../../context';
import { invalid } from '../../errors';
import { requireOpenLocation } from '../../open-location';
import { payableAccount } from '../../payable-account';
import { freeAddress, networkFor, newIp } from '../allocate';
import { ownOrDeletedBalancer } from './own';
import { presentBalancer } from './present';
import { targetFault } from './target';

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
export const createLoadBalancer: Handler<'createLoadBalancer'> = async (ctx, params) => {
  const { uuid, job } = await ctx.store.transact(() => {
    const row = ctx.store.loadBalancers.put(newBalancer(ctx, params));
    startMeter(ctx.store, crypto.randomUUID(), loadBalancerMeter(row), ctx.now);
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
