import type { NetworkRow } from '../../../model/network';
import { utc, utcOrNull } from '../../../time/formats';
import type { Context, HandlersOf } from '../../context';
import { forbiddenResource, message } from '../../errors';
import { requireOpenLocation } from '../../open-location';
import { EMPTY } from '../../response';
import { networkFor, networksHere, newNetwork, ownNetwork } from '../allocate';

/** How much stands in a network: machines (also with a subinterface), load balancers and nodes of services. */
function resourcesIn({ store }: Context, networkId: string): number {
  const nodes = store.services.by('network', networkId).reduce((sum, row) => sum + row.nodes.length, 0);
  return store.vms.by('network', networkId).length + store.loadBalancers.by('network', networkId).length + nodes;
}

/** A private network as the API shows it; a token that is bound to an account sees the machines of that account only. */
const presentNetwork = (ctx: Context, row: NetworkRow) => ({
  uuid: row.id,
  name: row.name,
  type: 'private',
  subnet: row.subnet,
  subnet_ipv6: row.subnet_ipv6,
  vlan_id: row.vlan_id,
  is_default: row.is_default,
  vm_uuids: ctx.store.vms
    .by('network', row.id)
    .filter((vm) => ctx.reaches(vm.account_id))
    .map((vm) => vm.id),
  resources_count: resourcesIn(ctx, row.id),
  created_at: utc(row.created),
  updated_at: utcOrNull(row.updated),
});

/**
 * A network belongs to no billing account: whoever is bound to one may change it only where nothing of another account
 * stands in it.
 * @throws ApiFault 403 'resource_forbidden'
 */
function requireWithinReach(ctx: Context, networkId: string): void {
  const { vms, loadBalancers, services } = ctx.store;
  const standing = [vms, loadBalancers, services].flatMap((rows) =>
    rows.by('network', networkId).map(({ account_id }) => account_id),
  );
  if (!standing.every((accountId) => ctx.reaches(accountId))) throw forbiddenResource();
}

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
