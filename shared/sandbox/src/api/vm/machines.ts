import { placeOf } from '../../store/store';
import { paymentFault } from '../billing/can-pay';
import type { Handler, HandlersOf } from '../context';
import { invalid } from '../errors';
import { after, idleVm, operateOn, settled } from './operation';
import { ownVm } from './own';
import { presentVm } from './present';

/** Switches nightly backups on or off; those that are there stay. */
const toggleVmBackup: Handler<'toggleVmBackup'> = async (ctx, { uuid }) => {
  await ctx.store.transact(() => {
    const wasOn = ownVm(ctx, uuid).backup;
    const vm = idleVm(ctx, uuid, settled, `Failed to ${wasOn ? 'disable' : 'enable'} backup`);
    const cannotPay = wasOn ? undefined : paymentFault(ctx.site, ctx.account(vm.account_id));
    if (cannotPay) throw invalid({ billing_account_id: cannotPay });
    ctx.store.vms.update(uuid, { backup: !wasOn, updated: ctx.now });
  });
  return after(ctx, uuid);
};

const FORCED_STOP = 0.1;

const starting = { from: ['stopped'], failure: 'Failed to start virtual machine' } as const;

export const vmHandlers = {
  getVm: (ctx, { uuid }) => presentVm(ownVm(ctx, uuid)),
  listVms: (ctx, { billing_account_id }) =>
    ctx.store.vms
      .by('place', placeOf({ user_id: ctx.userId, location: ctx.location.slug }))
      .filter((vm) => ctx.reaches(vm.account_id, billing_account_id))
      .map(presentVm),

  async startVm(ctx, { uuid }) {
    await operateOn(ctx, uuid, { kind: 'vm.start', ...starting });
    return after(ctx, uuid);
  },

  async startVmRescue(ctx, { uuid }) {
    await operateOn(ctx, uuid, { kind: 'vm.rescue_start', ...starting });
    return after(ctx, uuid);
  },

  async stopVm(ctx, { uuid, force }) {
    await operateOn(ctx, uuid, {
      kind: 'vm.stop',
      from: ['running'],
      failure: 'Failed to stop virtual machine',
      begin: () => ({ during: 'stopping' }),
      ...(force ? { factor: FORCED_STOP } : {}),
    });
    return after(ctx, uuid);
  },

  async deleteVm(ctx, { uuid }) {
    await operateOn(ctx, uuid, {
      kind: 'vm.delete',
      from: settled,
      failure: 'Failed to delete virtual machine',
      begin: () => ({ during: 'deleted' }),
    });
    return { success: true };
  },

  toggleVmBackup,
} satisfies HandlersOf<'getVm' | 'listVms' | 'startVm' | 'startVmRescue' | 'stopVm' | 'deleteVm' | 'toggleVmBackup'>;
