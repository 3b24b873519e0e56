import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createVm as endpoint } from '@console/contract/vm';
import { startMeter, stopMeter, vmMeter } from '../../billing/meter';
import { waitFor } from '../../jobs/settle';
import { type JobOptions, startJob } from '../../jobs/start';
import type { VmRow } from '../../model/compute';
import type { Context, Handler } from '../context';
import { named } from '../errors';
import { networkFor, newIp } from '../network/allocate';
import { NO_CAPACITY } from './capacity';
import { newDisk, newVm } from './new-vm';
import { checkedOrder, disksOf, sentinels } from './order';
import { presentVm } from './present';

type Params = HandlerParamsOf<typeof endpoint>;

const SLOW = 3;

const courseOf = (name: string, hadDisk: boolean): JobOptions => ({
  ...(name === sentinels.slowCreate ? { factor: SLOW } : {}),
  ...(name === sentinels.lateFailure ? { fails: true, factor: 0.5 } : {}),
  ...(hadDisk ? { detail: { had_disk: true } } : {}),
});

/** Puts an order into being. Only inside a transaction. @throws ApiFault */
function begin(ctx: Context, params: Params): VmRow {
  const { now, store } = ctx;
  const { account, pool, source } = checkedOrder(ctx, params);
  const { disk } = source;
  const vm = newVm(ctx, {
    name: params.name,
    description: params.description ?? '',
    vcpu: params.vcpu,
    memory: params.ram,
    username: params.username || 'user',
    backup: params.backup,
    account_id: Number(account.id),
    pool_uuid: pool.uuid,
    network: networkFor(ctx, params.network_uuid),
    system: source.system,
    disks: disk
      ? [newDisk(disk.size, 0, disk.created, disk.id)]
      : disksOf(params).map((size, index) => newDisk(size, index, now)),
  });
  if (disk) {
    store.disks.delete(disk.id);
    stopMeter(store, disk.id, now);
  }
  startMeter(store, crypto.randomUUID(), vmMeter(vm), now);
  if (params.reserve_public_ip) {
    const assignment = { to: vm.id, type: 'virtual_machine', private_ip: vm.private_ipv4 } as const;
    newIp(ctx, { accountId: vm.account_id, assignment });
  }
  return vm;
}

/**
 * Creates a machine and waits until it runs; others see it as 'creating' meanwhile. Its password is checked and
 * forgotten. (spec 3, sections 5 and 7)
 */
export const createVm: Handler<'createVm'> = async (ctx, params) => {
  const { vm, job } = await ctx.store.transact(() => {
    const created = begin(ctx, params);
    return { vm: created, job: startJob(ctx.site, 'vm.create', created, courseOf(params.name, !!params.disk_uuid)) };
  });
  await waitFor(ctx.site, job.id);
  const finished = ctx.store.vms.get(vm.id);
  if (!finished) throw named(NO_CAPACITY);
  return presentVm(finished);
};
