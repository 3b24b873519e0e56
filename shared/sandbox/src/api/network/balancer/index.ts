import { loadBalancerMeter, startMeter, stopMeter } from '../../../billing/meter';
import { operate } from '../../../jobs/operate';
import { placeOf } from '../../../store/store';
import type { HandlersOf } from '../../context';
import { payableAccount } from '../../payable-account';
import { EMPTY } from '../../respond';
import { createLoadBalancer } from './create';
import { changeableBalancer, ownOrDeletedBalancer } from './own';
import { balancerPartHandlers } from './parts';
import { presentBalancer } from './present';

export const balancerHandlers = {
  ...balancerPartHandlers,
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
      stopMeter(ctx.store, uuid, ctx.now);
      startMeter(ctx.store, crypto.randomUUID(), loadBalancerMeter(changed), ctx.now);
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
  | 'addForwardingRule'
  | 'removeForwardingRule'
  | 'addLoadBalancerTarget'
  | 'removeLoadBalancerTarget'
>;
