import type { WireResponseOf } from '@console/contract/endpoint';
import type { createVm } from '@console/contract/vm-change';
import { poolsOf } from '../../catalogue/host-pools';
import type { DiskRow, ReplicaRow, VmRow } from '../../model/compute';
import { utc, utcMicro, utcOrNull } from '../../time/formats';

type WireVm = WireResponseOf<typeof createVm>;

/** A snapshot or backup of a disk as the API shows it. */
export const presentReplica = (disk: Pick<DiskRow, 'uuid'>, replica: ReplicaRow) => ({
  uuid: replica.uuid,
  master_uuid: disk.uuid,
  type: replica.type,
  size: replica.size,
  pool: '',
  created_at: utcMicro(replica.created),
  updated_at: null,
});

/** A disk as the API shows it. */
export const presentDisk = (disk: DiskRow, userId: number) => ({
  uuid: disk.uuid,
  name: disk.name,
  type: 'block',
  size: disk.size,
  pool: 'default2',
  primary: disk.primary,
  shared: false,
  replica: disk.replicas.map((replica) => presentReplica(disk, replica)),
  created_at: utcMicro(disk.created),
  ...(disk.updated === undefined ? {} : { updated_at: utc(disk.updated) }),
  user_id: userId,
});

/** A machine as the API shows it: without its network, public address and password. */
export function presentVm(vm: VmRow): WireVm {
  const pool = poolsOf(vm.location).find((row) => row.uuid === vm.pool_uuid);
  return {
    uuid: vm.id,
    name: vm.name,
    description: vm.description,
    status: vm.status,
    billing_account: vm.account_id,
    vcpu: vm.vcpu,
    memory: vm.memory,
    mac: vm.mac,
    os_name: vm.os_name,
    os_version: vm.os_version,
    ...(vm.license_type ? { license_type: vm.license_type } : {}),
    username: vm.username,
    hostname: vm.name,
    private_ipv4: vm.private_ipv4,
    ...(vm.public_ipv6 ? { public_ipv6: vm.public_ipv6 } : {}),
    backup: vm.backup,
    storage: vm.disks.map((disk) => presentDisk(disk, vm.user_id)),
    designated_pool_name: pool?.name ?? null,
    designated_pool_uuid: vm.pool_uuid,
    user_id: vm.user_id,
    created_at: utc(vm.created),
    updated_at: utcOrNull(vm.updated),
  };
}
