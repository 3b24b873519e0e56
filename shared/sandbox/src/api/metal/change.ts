import { stopMeter } from '../../billing/meter';
import { startJob } from '../../jobs/start';
import { canHappen } from '../../metal/machine-state';
import { happen, machineOf } from '../../metal/pool';
import type { HandlersOf } from '../context';
import { named } from '../errors';
import { ownLease } from './own';
import { presentLease } from './present';

/** How long a machine has to be leased before it can be given back, in seconds. The specification does not say. */
const SHORTEST_LEASE = 3600;

export const leaseChangeHandlers = {
  async updateMetalLease(ctx, { uuid, display_name }) {
    const lease = await ctx.store.transact(() => ctx.store.leases.put({ ...ownLease(ctx, uuid), display_name }));
    return presentLease(ctx, lease);
  },

  /** Gives a machine back: it costs nothing from now on, and is cleaned before anybody else gets it. */
  async deleteMetalLease(ctx, { uuid }) {
    await ctx.store.transact(() => {
      const lease = ownLease(ctx, uuid);
      const machine = machineOf(ctx.store, lease);
      const isReady = machine !== undefined && canHappen(machine, 'release');
      if (!isReady || ctx.now - lease.created < SHORTEST_LEASE) throw named('Too soon to release machine');
      const { actingUserId } = ctx;
      startJob(ctx.site, 'metal.clean', happen(ctx.site, machine, { kind: 'release', actingUserId }));
      stopMeter(ctx.store, uuid, ctx.now);
      ctx.store.leases.delete(uuid);
    });
    return { success: true };
  },
} satisfies HandlersOf<'updateMetalLease' | 'deleteMetalLease'>;
