import { poolIn } from '../../catalogue/host-pools';
import { parameterFault } from '../../catalogue/vm-parameters';
import { vmMeter } from '../../billing/meter';
import { meter } from '../../billing/metering';
import { waitFor } from '../../jobs/settle';
import { startJob } from '../../jobs/job';
import type { VmRow } from '../../model/compute';
import { paymentFault } from '../billing/can-pay';
import type { Context, Handler } from '../context';
import { invalid, named } from '../errors';
import { networkFor } from '../network/allocate';
import { requireOpenLocation } from '../open-location';
import { accountLimitFaults, hasRoom } from './limits';
import { newVm } from './new-vm';
import { after, idleVm, settled } from './operation';
import { systemOf } from './source';

const FAILURE = 'Failed to clone virtual machine';

function checkedSource(ctx: Context, uuid: string, name: string): VmRow {
  requireOpenLocation(ctx);
  const vm = idleVm(ctx, uuid, settled, FAILURE);
  const size = { vcpu: vm.vcpu, ram: vm.memory };
  const account = ctx.account(vm.account_id);
  const nameFault = parameterFault('name', name);
  const cannotPay = paymentFault(ctx.site, account);
  const faults = {
    ...accountLimitFaults(ctx.site, account, size),
    ...(cannotPay ? { billing_account_id: cannotPay } : {}),
    ...(nameFault ? { name: nameFault } : {}),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const pool = poolIn(vm.location, vm.pool_uuid);
  if (!pool || !hasRoom(ctx.store, pool, size)) throw named(FAILURE);
  return vm;
}

/**
 * Makes a second machine of the same size on copies of all disks, in the same network and for the same account. It has
 * no snapshots, no backups and no floating IP; others see it as 'creating' until it runs.
 */
export const cloneVm: Handler<'cloneVm'> = async (ctx, { uuid, name }) => {
  const job = await ctx.store.transact(() => {
    const source = checkedSource(ctx, uuid, name);
    const clone = newVm(ctx, {
      name,
      description: source.description,
      vcpu: source.vcpu,
      memory: source.memory,
      username: source.username,
      account_id: source.account_id,
      pool_uuid: source.pool_uuid,
      backup: false,
      network: networkFor(ctx, source.network_uuid),
      system: systemOf(source),
      disks: source.disks.map((disk) => ({ ...disk, uuid: crypto.randomUUID(), created: ctx.now, replicas: [] })),
    });
    meter(ctx.site, vmMeter(clone), ctx.now);
    return startJob(ctx.site, 'vm.clone', clone);
  });
  await waitFor(ctx.site, job.id);
  return after(ctx, job.target);
};
