import { codeRequest, type CodeRequest } from '@console/api';
import { deleteIpAddress } from '@console/contract/ip-address';
import { replicaTypes, type VmReplica, type VmStorage } from '@console/contract/vm';
import { deleteVm, startVm, stopVm, updateVm } from '@console/contract/vm-change';
import { toggleVmBackup } from '@console/contract/vm-backup';
import { moveVmBilling } from '@console/contract/vm-billing';
import { cloneVm } from '@console/contract/vm-clone';
import { rebuildVm, reinstallVm } from '@console/contract/vm-rebuild';
import { createVmReplica, deleteVmReplica } from '@console/contract/vm-replica';
import { startVmRescue } from '@console/contract/vm-rescue';
import { addVmDisk, deleteVmDisk, resizeVmDisk } from '@console/contract/vm-storage';
import { changeVmPassword } from '@console/contract/vm-user';
import type { VmAction } from '../machine/can';
import { bootDisk } from '../machine/disks';
import type { JoinedVm } from '../machine/rows';

type Machine = Pick<JoinedVm, 'uuid' | 'location'>;

const about = ({ uuid, location }: Machine) => ({ uuid, location });

/** The type of a copy, where it is one that the calls know. */
export function typeOf({ type }: Pick<VmReplica, 'type'>): { type?: (typeof replicaTypes)[number] } {
  const known = replicaTypes.find((one) => one === type);
  return known ? { type: known } : {};
}

/** A snapshot is asked for by machine for the disk that it starts from, else by disk. */
export const snapshotSubject = (vm: Machine, disk: VmStorage | undefined): string =>
  disk && !disk.primary ? disk.uuid : vm.uuid;

const sized = (size: number | null): { size_gb?: number } => (size === null ? {} : { size_gb: size });

export const renameRequest = (vm: Machine, name: string): CodeRequest => codeRequest(updateVm, { ...about(vm), name });

export const addRequest = (vm: Machine, size: number | null): CodeRequest =>
  codeRequest(addVmDisk, { ...about(vm), ...sized(size) });

export const growRequest = (vm: JoinedVm, disk: VmStorage, size: number | null): CodeRequest =>
  codeRequest(resizeVmDisk, {
    ...about(vm),
    disk_uuid: disk.uuid,
    ...sized(size),
    ...(vm.status === 'stopped' ? { check_vm_state: true } : {}),
  });

export const removeDiskRequest = (vm: Machine, disk: VmStorage): CodeRequest =>
  codeRequest(deleteVmDisk, { ...about(vm), storage_uuid: disk.uuid });

export const snapshotRequest = (vm: Machine, disk: VmStorage | undefined): CodeRequest =>
  codeRequest(createVmReplica, { location: vm.location, uuid: snapshotSubject(vm, disk) });

export const replicaDeleteRequest = ({ location }: Machine, replica: VmReplica): CodeRequest =>
  codeRequest(deleteVmReplica, { location, replica_uuid: replica.uuid, ...typeOf(replica) });

/** Of a machine that is restored already the start is left. */
export const restoreRequests = (
  vm: Machine,
  replica: VmReplica,
  { starts = false, isRestored = false } = {},
): CodeRequest[] => [
  ...(isRestored ? [] : [codeRequest(rebuildVm, { ...about(vm), replica_uuid: replica.uuid, ...typeOf(replica) })]),
  ...(starts ? [codeRequest(startVm, about(vm))] : []),
];

/** The machine first, then the addresses that are not to be kept. */
export const deleteRequests = (vm: Machine, release: readonly string[]): CodeRequest[] => [
  codeRequest(deleteVm, about(vm)),
  ...release.map((address) => codeRequest(deleteIpAddress, { location: vm.location, address })),
];

/**
 * The calls of an action on a machine with what the machine has now in the place of what would be chosen; undefined
 * where there is nothing that it could be done with, such as a disk to remove.
 */
export function requestsOf(action: VmAction, vm: JoinedVm): readonly CodeRequest[] | undefined {
  const machine = about(vm);
  const boot = bootDisk(vm);
  const grown = boot ?? vm.storage[0];
  const added = vm.storage.find((disk) => !disk.primary);
  const replica = vm.storage.flatMap((disk) => disk.replica)[0];
  switch (action) {
    case 'rename':
      return [renameRequest(vm, vm.name)];
    case 'start':
      return [codeRequest(startVm, machine)];
    case 'stop':
      return [codeRequest(stopVm, machine)];
    case 'forceStop':
      return [codeRequest(stopVm, { ...machine, force: true })];
    case 'restart':
      return [codeRequest(stopVm, machine), codeRequest(startVm, machine)];
    case 'resize':
      return [codeRequest(updateVm, { ...machine, vcpu: vm.vcpu, ram: vm.memory })];
    case 'password':
      return [
        codeRequest(changeVmPassword, { ...machine, ...(vm.username ? { username: vm.username } : {}), password: '' }),
      ];
    case 'clone':
      return [codeRequest(cloneVm, { ...machine, name: `${vm.name}-copy` })];
    case 'rescue':
      return [codeRequest(startVmRescue, machine)];
    case 'reinstall':
      return [
        codeRequest(reinstallVm, {
          ...machine,
          ...(vm.os_name ? { os_name: vm.os_name } : {}),
          ...(vm.os_version ? { os_version: vm.os_version } : {}),
        }),
      ];
    case 'snapshot':
      return [snapshotRequest(vm, boot)];
    case 'restore':
      return replica && restoreRequests(vm, replica);
    case 'replicaDelete':
      return replica && [replicaDeleteRequest(vm, replica)];
    case 'backup':
      return [codeRequest(toggleVmBackup, machine)];
    case 'diskAdd':
      return [addRequest(vm, 20)];
    case 'diskGrow':
      return grown && [growRequest(vm, grown, grown.size + 1)];
    case 'diskRemove':
      return added && [removeDiskRequest(vm, added)];
    case 'moveAccount':
      return [
        codeRequest(moveVmBilling, {
          ...machine,
          ...(vm.billing_account == null ? {} : { billing_account_id: vm.billing_account }),
        }),
      ];
    case 'delete':
      return deleteRequests(vm, []);
    case 'network':
      return undefined;
  }
}
