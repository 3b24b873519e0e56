import type { LoadBalancerRow } from '../../../model/network';
import type { Context, HandlersOf } from '../../context';
import { invalid, message } from '../../errors';
import { changeableBalancer, presentTarget, targetFault } from './present';

const change = (ctx: Context, row: LoadBalancerRow, patch: Pick<Partial<LoadBalancerRow>, 'rules' | 'targets'>) =>
  ctx.store.loadBalancers.put({ ...row, ...patch, updated: ctx.now });

/** Rules and targets of a load balancer. */
export const balancerPartHandlers = {
  /** Answers the ports alone, as real servers do. */
  async addForwardingRule(ctx, { uuid, source_port, target_port }) {
    await ctx.store.transact(() => {
      const row = changeableBalancer(ctx, uuid);
      if (row.rules.some((rule) => rule.source_port === source_port))
        throw invalid({ source_port: 'Another rule has this source port' });
      const rule = { uuid: crypto.randomUUID(), source_port, target_port, created: ctx.now };
      change(ctx, row, { rules: [...row.rules, rule] });
    });
    return { source_port, target_port };
  },

  async removeForwardingRule(ctx, { uuid, rule_uuid }) {
    await ctx.store.transact(() => {
      const row = changeableBalancer(ctx, uuid);
      const rules = row.rules.filter((rule) => rule.uuid !== rule_uuid);
      if (rules.length === row.rules.length) throw message(404, `Forwarding rule ${rule_uuid} was not found.`);
      change(ctx, row, { rules });
    });
  },

  addLoadBalancerTarget: (ctx, { uuid, target_uuid }) =>
    ctx.store.transact(() => {
      const row = changeableBalancer(ctx, uuid);
      const isThere = row.targets.some((target) => target.vm_uuid === target_uuid);
      const fault = isThere
        ? 'This virtual machine is a target already'
        : targetFault(ctx, target_uuid, row.network_uuid);
      if (fault) throw invalid({ target_uuid: fault });
      const target = { vm_uuid: target_uuid, created: ctx.now };
      return presentTarget(ctx, change(ctx, row, { targets: [...row.targets, target] }), target);
    }),

  async removeLoadBalancerTarget(ctx, { uuid, target_uuid }) {
    await ctx.store.transact(() => {
      const row = changeableBalancer(ctx, uuid);
      const targets = row.targets.filter((target) => target.vm_uuid !== target_uuid);
      if (targets.length === row.targets.length) throw message(404, `Target ${target_uuid} was not found.`);
      change(ctx, row, { targets });
    });
  },
} satisfies HandlersOf<
  'addForwardingRule' | 'removeForwardingRule' | 'addLoadBalancerTarget' | 'removeLoadBalancerTarget'
>;
