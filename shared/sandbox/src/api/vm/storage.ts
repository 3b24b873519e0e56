import { MOST_DISKS } from '@console/contract/vm-change';
import { poolIn } from '../../catalogue/host-pools';
import type { DiskRow, VmRow } from '../../model/compute';
import { paymentFault } from '../billing/can-pay';
import type { Context, HandlersOf } from '../context';
import { invalid, named, refused } from '../errors';
import { operateOn, settled, vmAfter } from './operation';
import { presentDisk } from './present';

const noSuchDisk = (uuid: string) => refused(`No such disk exists: ${uuid}`);

function diskOf(vm: VmRow, uuid: string): DiskRow {
  const disk = vm.disks.find((row) => row.uuid === uuid);
  if (!disk) throw noSuchDisk(uuid);
  return disk;
}

/** A disk may be as large as the host pool takes, if somebody pays for it. @throws ApiFault 400 */
function checkSize(ctx: Context, vm: VmRow, size: number): void {
  const most = poolIn(vm.location, vm.pool_uuid)?.limits.disk_gb.max ?? Infinity;
  if (size > most) throw invalid({ size_gb: `Must be at most ${most}` });
  const cannotPay = paymentFault(ctx.site, ctx.account(vm.account_id));
  if (cannotPay) throw invalid({ billing_account_id: cannotPay });
}

/** A disk after an operation. @throws ApiFault 400 where it was taken away meanwhile */
function diskAfter(ctx: Context, vmUuid: string, uuid: string) {
  const vm = vmAfter(ctx, vmUuid);
  return presentDisk(diskOf(vm, uuid), vm.user_id);
}

export const storageHandlers = {
  async addVmDisk(ctx, { uuid, size_gb }) {
    const disk = crypto.randomUUID();
    const failure = 'Failed to add disk';
    await operateOn(ctx, uuid, {
      kind: 'vm.disk_add',
      from: settled,
      failure,
      begin(vm) {
        if (vm.disks.length >= MOST_DISKS) throw named(failure);
        checkSize(ctx, vm, size_gb);
        return { detail: { disk, size: size_gb } };
      },
    });
    return diskAfter(ctx, uuid, disk);
  },

  async resizeVmDisk(ctx, { uuid, disk_uuid, size_gb, check_vm_state }) {
    await operateOn(ctx, uuid, {
      kind: 'vm.disk_resize',
      from: check_vm_state ? ['stopped'] : settled,
      failure: 'Failed to resize disk',
      begin(vm) {
        const disk = diskOf(vm, disk_uuid);
        if (size_gb < disk.size) throw invalid({ size_gb: `A disk cannot shrink; it has ${disk.size} GB` });
        if (size_gb > disk.size) checkSize(ctx, vm, size_gb);
        return { detail: { disk: disk_uuid, size: size_gb } };
      },
    });
    return diskAfter(ctx, uuid, disk_uuid);
  },

  async deleteVmDisk(ctx, { uuid, storage_uuid }) {
    const failure = 'Failed to delete disk';
    await operateOn(ctx, uuid, {
      kind: 'vm.disk_delete',
      from: settled,
      failure,
      begin(vm) {
        if (diskOf(vm, storage_uuid).primary) throw named(failure);
        return { detail: { disk: storage_uuid } };
      },
    });
    return { success: true };
  },
} satisfies HandlersOf<'addVmDisk' | 'resizeVmDisk' | 'deleteVmDisk'>;
