import type { HandlersOf } from '../../context';
import { message } from '../../errors';
import { requireOpenLocation } from '../../open-location';
import { EMPTY } from '../../respond';
import { networkFor, networksHere, newNetwork, ownNetwork } from '../allocate';
import { presentNetwork, resourcesIn } from './present';
import { requireWithinReach } from './reach';

export const privateNetworkHandlers = {
  listNetworks: (ctx) => networksHere(ctx).map((row) => presentNetwork(ctx, row)),

  getNetwork: (ctx, { uuid }) => presentNetwork(ctx, ownNetwork(ctx, uuid)),

  async createNetwork(ctx, { name }) {
    const network = await ctx.store.transact(() => {
      requireOpenLocation(ctx);
      return name ? newNetwork(ctx, name) : networkFor(ctx, undefined);
    });
    return presentNetwork(ctx, network);
  },

  async updateNetwork(ctx, { uuid, name }) {
    const network = await ctx.store.transact(() => {
      const before = ownNetwork(ctx, uuid);
      requireWithinReach(ctx, uuid);
      return ctx.store.networks.put({ ...before, name, updated: ctx.now });
    });
    return presentNetwork(ctx, network);
  },

  async deleteNetwork(ctx, { uuid }) {
    await ctx.store.transact(() => {
      const network = ownNetwork(ctx, uuid);
      if (network.is_default) throw message(400, 'The default network cannot be deleted.');
      if (resourcesIn(ctx, uuid) > 0) throw message(400, 'The network has resources and cannot be deleted.');
      ctx.store.networks.delete(uuid);
    });
    return EMPTY;
  },

  async setDefaultNetwork(ctx, { uuid }) {
    ctx.requireUnbound();
    const network = await ctx.store.transact(() => {
      const chosen = ownNetwork(ctx, uuid);
      if (chosen.is_default) return chosen;
      for (const other of networksHere(ctx).filter((row) => row.is_default))
        ctx.store.networks.update(other.id, { is_default: false, updated: ctx.now });
      return ctx.store.networks.put({ ...chosen, is_default: true, updated: ctx.now });
    });
    return presentNetwork(ctx, network);
  },
} satisfies HandlersOf<
  'listNetworks' | 'getNetwork' | 'createNetwork' | 'updateNetwork' | 'deleteNetwork' | 'setDefaultNetwork'
>;
