import { poolIn } from '../../catalogue/host-pools';
import { parameterFault } from '../../catalogue/vm-parameters';
import { vmMeter } from '../../billing/meter';
import { meter } from '../../billing/metering';
import { isBusy } from '../../jobs/job';
import type { VmRow } from '../../model/compute';
import { paymentFault } from '../billing/can-pay';
import type { Context, HandlersOf } from '../context';
import { invalid, named } from '../errors';
import { accountLimitFaults, hasRoom, poolFaults } from './limits';
import { after, idleVm } from './operation';
import { ownVm } from './own';

const FAILURE = 'Failed to update virtual machine';

interface Size {
  readonly vcpu: number;
  /** MB */
  readonly ram: number;
}

const grows = (vm: VmRow, size: Size): boolean => size.vcpu > vm.vcpu || size.ram > vm.memory;

function sizeFaults(ctx: Context, vm: VmRow, size: Size): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of ['vcpu', 'ram'] as const) {
    const fault = parameterFault(field, size[field], vm.os_name);
    if (fault) faults[field] = fault;
  }
  const pool = poolIn(vm.location, vm.pool_uuid);
  const account = ctx.store.accounts.get(String(vm.account_id));
  const cannotPay = account && grows(vm, size) ? paymentFault(ctx.site, account) : undefined;
  return {
    ...(account && grows(vm, size) ? accountLimitFaults(ctx.site, account, size, vm) : {}),
    ...(pool ? poolFaults(pool, { ...size, disks: [] }) : {}),
    ...(cannotPay ? { billing_account_id: cannotPay } : {}),
    ...faults,
  };
}

export const changeHandlers = {
  async updateVm(ctx, { uuid, name, ram, vcpu }) {
    await ctx.store.transact(() => {
      const vm = ownVm(ctx, uuid);
      const size = { vcpu: vcpu ?? vm.vcpu, ram: ram ?? vm.memory };
      const isResize = size.ram !== vm.memory || size.vcpu !== vm.vcpu;
      const isWrongState = vm.status === 'deleted' || (isResize && (vm.status !== 'stopped' || isBusy(ctx.site, uuid)));
      if (isWrongState) throw named(FAILURE);
      const nameFault = name === undefined ? undefined : parameterFault('name', name);
      const faults = { ...(isResize ? sizeFaults(ctx, vm, size) : {}), ...(nameFault ? { name: nameFault } : {}) };
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const pool = poolIn(vm.location, vm.pool_uuid);
      if (pool && grows(vm, size) && !hasRoom(ctx.store, pool, size, vm)) throw named(FAILURE);
      const changed = ctx.store.vms.put({
        ...vm,
        name: name ?? vm.name,
        vcpu: size.vcpu,
        memory: size.ram,
        updated: ctx.now,
      });
      if (isResize) meter(ctx.site, vmMeter(changed), ctx.now);
    });
    return after(ctx, uuid);
  },

  /** The password is checked and forgotten; whether the system knows the user cannot be seen from outside. */
  async changeVmPassword(ctx, { uuid, username, password }) {
    await ctx.store.transact(() => {
      idleVm(ctx, uuid, ['running'], FAILURE);
      const faults = Object.entries({ username, password }).flatMap(([field, value]) => {
        const fault = parameterFault(field, value);
        return fault ? [[field, fault] as const] : [];
      });
      if (faults.length > 0) throw invalid(Object.fromEntries(faults));
    });
    return { success: true };
  },

  /** The new account pays from the next hour on; the machine's addresses stay where they are. */
  async moveVmBilling(ctx, { uuid, billing_account_id }) {
    await ctx.store.transact(() => {
      const vm = ownVm(ctx, uuid);
      if (vm.status === 'deleted') throw named(FAILURE);
      const account = ctx.account(billing_account_id);
      if (vm.account_id === billing_account_id) return;
      const cannotPay = paymentFault(ctx.site, account);
      const limits = Object.values(accountLimitFaults(ctx.site, account, { vcpu: vm.vcpu, ram: vm.memory }));
      const fault = cannotPay ?? limits[0];
      if (fault) throw invalid({ billing_account_id: fault });
      const moved = ctx.store.vms.put({ ...vm, account_id: billing_account_id, updated: ctx.now });
      meter(ctx.site, vmMeter(moved), ctx.now);
    });
    return { success: true };
  },
} satisfies HandlersOf<'updateVm' | 'changeVmPassword' | 'moveVmBilling'>;
