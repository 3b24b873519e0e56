import { listMetalLeases } from '../metal';
import { listVms, type Vm, type VmStorage } from '../vm';
import { listVmInterfaces, type VmSubinterface } from '../vm-interface';
import { changed, gone, hidden, isSame, isSameIfGiven, made, type Read } from './effect';
import type { EffectsOf } from './table';

interface OfVm {
  readonly location: string;
  readonly uuid: string;
}

const vmsOf = (read: Read, { location }: { readonly location: string }) => read(listVms, { location });

const vmOf = async (read: Read, { location, uuid }: OfVm): Promise<Vm | undefined> =>
  (await vmsOf(read, { location })).find((vm) => vm.uuid === uuid);

/** Whether a machine stands as it was wanted; one that neither runs nor is stopped is on its way. */
async function isInStatus(read: Read, params: OfVm, wanted: 'running' | 'stopped'): Promise<boolean | 'busy'> {
  const status = (await vmOf(read, params))?.status;
  const isOnTheWay = status !== undefined && !['running', 'stopped', 'deleted'].includes(status);
  return isOnTheWay ? 'busy' : status === wanted;
}

/** The disks of a machine; of the one that has the disk where `uuid` names a disk. */
async function disksOf(read: Read, { location, uuid }: OfVm): Promise<readonly VmStorage[]> {
  const vms = await vmsOf(read, { location });
  const vm = vms.find((one) => one.uuid === uuid || one.storage.some((disk) => disk.uuid === uuid));
  return vm?.storage ?? [];
}

/** Whether a disk is what `uuid` names: the disk itself, or the first one of the machine. */
const isSubject = (disk: VmStorage, uuid: string): boolean => disk.uuid === uuid || disk.primary === true;

async function subinterfacesOf(read: Read, { location, uuid }: OfVm): Promise<readonly VmSubinterface[]> {
  const interfaces = await read(listVmInterfaces, { location, uuid });
  return interfaces.flatMap((one) => one.subinterfaces);
}

const leasesOf = (read: Read, { location }: { readonly location: string }) => read(listMetalLeases, { location });

const createdVm = {
  rows: vmsOf,
  id: (vm: Vm) => vm.uuid,
  since: (vm: Vm) => vm.created_at,
  isBusy: (vm: Vm) => vm.status === 'creating',
  response: (vm: Vm) => vm,
};

export const computeEffects: EffectsOf<
  | 'createVm'
  | 'cloneVm'
  | 'updateVm'
  | 'deleteVm'
  | 'startVm'
  | 'stopVm'
  | 'startVmRescue'
  | 'toggleVmBackup'
  | 'rebuildVm'
  | 'reinstallVm'
  | 'createVmReplica'
  | 'deleteVmReplica'
  | 'addVmDisk'
  | 'resizeVmDisk'
  | 'deleteVmDisk'
  | 'changeVmPassword'
  | 'moveVmBilling'
  | 'addVmSubinterface'
  | 'deleteVmSubinterface'
  | 'createMetalLease'
  | 'updateMetalLease'
  | 'deleteMetalLease'
> = {
  createVm: made({
    ...createdVm,
    is: (vm, { name, vcpu, ram, billing_account_id }) =>
      vm.name === name &&
      isSame(vm.vcpu, vcpu) &&
      isSame(vm.memory, ram) &&
      isSameIfGiven(vm.billing_account, billing_account_id),
  }),
  cloneVm: made({ ...createdVm, is: (vm, { name, uuid }) => vm.name === name && vm.uuid !== uuid }),
  updateVm: changed(async (read, params) => {
    const vm = await vmOf(read, params);
    const { name, vcpu, ram } = params;
    return (
      vm !== undefined && isSameIfGiven(vm.name, name) && isSameIfGiven(vm.vcpu, vcpu) && isSameIfGiven(vm.memory, ram)
    );
  }),
  deleteVm: gone(async (read, params) => ((await vmOf(read, params))?.status ?? 'deleted') === 'deleted'),
  startVm: changed((read, params) => isInStatus(read, params, 'running')),
  stopVm: changed((read, params) => isInStatus(read, params, 'stopped')),
  startVmRescue: changed((read, params) => isInStatus(read, params, 'running')),
  toggleVmBackup: changed(async (read, params, { isOn }) => {
    const vm = await vmOf(read, params);
    return vm !== undefined && isOn !== undefined && Boolean(vm.backup) !== isOn;
  }),
  rebuildVm: hidden,
  reinstallVm: hidden,
  createVmReplica: made({
    rows: async (read, params) => {
      const disks = await disksOf(read, params);
      return disks.flatMap((disk) => disk.replica.map((replica) => ({ disk, replica })));
    },
    is: ({ disk, replica }, { uuid }) => replica.type === 'snapshot' && isSubject(disk, uuid),
    id: ({ replica }) => replica.uuid,
    since: ({ replica }) => replica.created_at,
    response: ({ disk }) => disk,
  }),
  deleteVmReplica: gone(
    async (read, { location, replica_uuid }) =>
      !(await vmsOf(read, { location })).some((vm) =>
        vm.storage.some((disk) => disk.replica.some(({ uuid }) => uuid === replica_uuid)),
      ),
  ),
  addVmDisk: made({
    rows: disksOf,
    is: (disk, { size_gb }) => isSame(disk.size, size_gb) && disk.primary !== true,
    id: (disk) => disk.uuid,
    since: (disk) => disk.created_at,
    response: (disk) => disk,
  }),
  resizeVmDisk: changed(async (read, params) =>
    (await disksOf(read, params)).some((disk) => disk.uuid === params.disk_uuid && isSame(disk.size, params.size_gb)),
  ),
  deleteVmDisk: gone(
    async (read, params) => !(await disksOf(read, params)).some((disk) => disk.uuid === params.storage_uuid),
  ),
  changeVmPassword: hidden,
  moveVmBilling: changed(async (read, params) =>
    isSame((await vmOf(read, params))?.billing_account, params.billing_account_id),
  ),
  addVmSubinterface: made({
    rows: subinterfacesOf,
    is: (one, { network_uuid, vlan_tag }) => one.network?.uuid === network_uuid && isSame(one.vlan_tag, vlan_tag),
    id: (one) => one.vmi_uuid ?? '',
    since: () => undefined,
    response: (one) => one,
  }),
  deleteVmSubinterface: gone(
    async (read, params) => !(await subinterfacesOf(read, params)).some((one) => one.vmi_uuid === params.if_uuid),
  ),
  createMetalLease: made({
    rows: leasesOf,
    is: (lease, { display_name, spec_uuid, requested_os_id }) =>
      isSame(lease.display_name, display_name) &&
      isSame(lease.spec?.uuid ?? spec_uuid, spec_uuid) &&
      isSame(lease.requested_os_id ?? requested_os_id, requested_os_id),
    id: (lease) => lease.uuid,
    since: (lease) => lease.created_at,
    response: (lease) => lease,
  }),
  updateMetalLease: changed(async (read, { location, uuid, display_name }) =>
    (await leasesOf(read, { location })).some(
      (lease) => lease.uuid === uuid && isSame(lease.display_name, display_name),
    ),
  ),
  deleteMetalLease: gone(
    async (read, { location, uuid }) => !(await leasesOf(read, { location })).some((lease) => lease.uuid === uuid),
  ),
};
