import { poolIn } from '../../catalogue/host-pools';
import { parameterFault } from '../../catalogue/vm-parameters';
import { startMeter, stopMeter, vmMeter } from '../../billing/meter';
import type { JobKind } from '../../jobs/kinds';
import { operate } from '../../jobs/operate';
import { isBusy } from '../../jobs/start';
import type { VmRow } from '../../model/compute';
import type { Context, HandlersOf } from '../context';
import { invalid, named } from '../errors';
import { accountLimitFaults, poolFaults } from './limits';
import { noSuchVm, ownVm } from './own';
import { presentVm } from './present';

const FORCED_STOP = 0.1;

interface Operation {
  readonly kind: JobKind;
  readonly from: readonly VmRow['status'][];
  readonly during?: VmRow['status'];
  readonly failure: string;
  readonly factor?: number;
}

/** Begins an operation, if the machine is in a state for it, and waits until it is over. */
const operateOn = (ctx: Context, uuid: string, { kind, from, during, failure, factor = 1 }: Operation): Promise<void> =>
  operate(
    ctx.site,
    kind,
    () => {
      const vm = ownVm(ctx, uuid);
      if (isBusy(ctx.site, uuid) || !from.includes(vm.status)) throw named(failure);
      if (during) ctx.store.vms.update(uuid, { status: during });
      return vm;
    },
    { factor },
  );

/** The machine after an operation; another one may have taken it away meanwhile. */
function after(ctx: Context, uuid: string) {
  const vm = ctx.store.vms.get(uuid);
  if (!vm) throw noSuchVm(uuid);
  return presentVm(vm);
}

function sizeFaults(ctx: Context, vm: VmRow, size: { vcpu: number; ram: number }): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of ['vcpu', 'ram'] as const) {
    const fault = parameterFault(field, size[field], vm.os_name);
    if (fault) faults[field] = fault;
  }
  const pool = poolIn(vm.location, vm.pool_uuid);
  const account = ctx.store.accounts.get(String(vm.account_id));
  return {
    ...(account ? accountLimitFaults(ctx.site, account, size) : {}),
    ...(pool ? poolFaults(pool, { ...size, disks: [] }) : {}),
    ...faults,
  };
}

export const changeHandlers = {
  async updateVm(ctx, { uuid, name, ram, vcpu }) {
    await ctx.store.transact(() => {
      const vm = ownVm(ctx, uuid);
      const isResize = (ram !== undefined && ram !== vm.memory) || (vcpu !== undefined && vcpu !== vm.vcpu);
      const isWrongState = vm.status === 'deleted' || (isResize && (vm.status !== 'stopped' || isBusy(ctx.site, uuid)));
      if (isWrongState) throw named('Failed to update virtual machine');
      const size = { vcpu: vcpu ?? vm.vcpu, ram: ram ?? vm.memory };
      const nameFault = name === undefined ? undefined : parameterFault('name', name);
      const faults = { ...(isResize ? sizeFaults(ctx, vm, size) : {}), ...(nameFault ? { name: nameFault } : {}) };
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const changed = ctx.store.vms.put({
        ...vm,
        name: name ?? vm.name,
        vcpu: size.vcpu,
        memory: size.ram,
        updated: ctx.now,
      });
      if (!isResize) return;
      stopMeter(ctx.store, uuid, ctx.now);
      startMeter(ctx.store, crypto.randomUUID(), vmMeter(changed), ctx.now);
    });
    return after(ctx, uuid);
  },

  async deleteVm(ctx, { uuid }) {
    const failure = 'Failed to delete virtual machine';
    await operateOn(ctx, uuid, { kind: 'vm.delete', from: ['running', 'stopped'], during: 'deleted', failure });
    return { success: true };
  },

  async startVm(ctx, { uuid }) {
    await operateOn(ctx, uuid, { kind: 'vm.start', from: ['stopped'], failure: 'Failed to start virtual machine' });
    return after(ctx, uuid);
  },

  async stopVm(ctx, { uuid, force }) {
    const failure = 'Failed to stop virtual machine';
    await operateOn(ctx, uuid, {
      kind: 'vm.stop',
      from: ['running'],
      during: 'stopping',
      failure,
      ...(force ? { factor: FORCED_STOP } : {}),
    });
    return after(ctx, uuid);
  },
} satisfies HandlersOf<'updateVm' | 'deleteVm' | 'startVm' | 'stopVm'>;
