import { paymentFault } from '../billing/can-pay';
import type { Handler } from '../context';
import { invalid } from '../errors';
import { after, idleVm, settled } from './operation';
import { ownVm } from './own';

/** Switches nightly backups on or off; those that are there stay. */
export const toggleVmBackup: Handler<'toggleVmBackup'> = async (ctx, { uuid }) => {
  await ctx.store.transact(() => {
    const wasOn = ownVm(ctx, uuid).backup;
    const vm = idleVm(ctx, uuid, settled, `Failed to ${wasOn ? 'disable' : 'enable'} backup`);
    const cannotPay = wasOn ? undefined : paymentFault(ctx.site, ctx.account(vm.account_id));
    if (cannotPay) throw invalid({ billing_account_id: cannotPay });
    ctx.store.vms.update(uuid, { backup: !wasOn, updated: ctx.now });
  });
  return after(ctx, uuid);
};
