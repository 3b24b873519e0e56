import { freeReplicaUuid } from '../../jobs/vm-backups';
import type { DiskRow, ReplicaRow, VmRow } from '../../model/compute';
import { placeOf } from '../../store/store';
import { paymentFault } from '../billing/can-pay';
import type { Context, HandlersOf } from '../context';
import { invalid, refused } from '../errors';
import { operateOn, settled, vmAfter } from './operation';
import { noSuchVm, ownVm } from './own';
import { presentDisk, presentReplica } from './present';

const noSuchReplica = (uuid: string) => refused(`No such replica exists: ${uuid}`);

const isOf =
  (uuid: string, type: ReplicaRow['type'] | undefined) =>
  (replica: ReplicaRow): boolean =>
    replica.uuid === uuid && (type === undefined || replica.type === type);

/** The disk of a machine that a snapshot or backup is of. @throws ApiFault 400 'No such replica exists: <uuid>' */
export function replicaOf(
  vm: VmRow,
  uuid: string,
  type?: ReplicaRow['type'],
): { readonly disk: DiskRow; readonly replica: ReplicaRow } {
  for (const disk of vm.disks) {
    const replica = disk.replicas.find(isOf(uuid, type));
    if (replica) return { disk, replica };
  }
  throw noSuchReplica(uuid);
}

const here = (ctx: Context): readonly VmRow[] =>
  ctx.store.vms
    .by('place', placeOf({ user_id: ctx.userId, location: ctx.location.slug }))
    .filter((vm) => vm.status !== 'deleted' && ctx.reaches(vm.account_id));

/** The machine and the disk that a uuid means: a disk, or a machine and with it its primary disk. @throws ApiFault 400 */
function diskFor(ctx: Context, uuid: string): { readonly vm: VmRow; readonly disk: DiskRow } {
  const holder = here(ctx).find((vm) => vm.disks.some((disk) => disk.uuid === uuid));
  const vm = holder ?? ownVm(ctx, uuid);
  const disk = vm.disks.find((row) => (holder ? row.uuid === uuid : row.primary));
  if (!disk) throw noSuchVm(uuid);
  return { vm, disk };
}

export const replicaHandlers = {
  listVmReplicas(ctx, { uuid, r_type }) {
    const { disks } = ownVm(ctx, uuid);
    return disks.flatMap((disk) =>
      disk.replicas.filter((replica) => replica.type === r_type).map((replica) => presentReplica(disk, replica)),
    );
  },

  async createVmReplica(ctx, { uuid }) {
    const { vm, disk } = diskFor(ctx, uuid);
    await operateOn(ctx, vm.id, {
      kind: 'vm.snapshot',
      from: settled,
      failure: 'Failed to create snapshot',
      begin(row) {
        const now = row.disks.find((other) => other.uuid === disk.uuid);
        if (!now) throw refused(`No such disk exists: ${disk.uuid}`);
        const cannotPay = paymentFault(ctx.site, ctx.account(row.account_id));
        if (cannotPay) throw invalid({ billing_account_id: cannotPay });
        return { detail: { disk: disk.uuid, replica: freeReplicaUuid(now, ctx.now) } };
      },
    });
    const changed = vmAfter(ctx, vm.id);
    return presentDisk(changed.disks.find((row) => row.uuid === disk.uuid) ?? disk, changed.user_id);
  },

  async deleteVmReplica(ctx, { replica_uuid, type }) {
    const vm = here(ctx).find((row) => row.disks.some((disk) => disk.replicas.some(isOf(replica_uuid, type))));
    if (!vm) throw noSuchReplica(replica_uuid);
    await operateOn(ctx, vm.id, {
      kind: 'vm.replica_delete',
      from: settled,
      failure: 'Failed to delete snapshot',
      begin: (row) => ({ detail: { disk: replicaOf(row, replica_uuid, type).disk.uuid, replica: replica_uuid } }),
    });
    return { success: true };
  },
} satisfies HandlersOf<'listVmReplicas' | 'createVmReplica' | 'deleteVmReplica'>;
