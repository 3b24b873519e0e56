import type { Vm } from '@console/contract/vm';
import type { MachineNeeds } from '../price/quote';
import { isWindows } from './image';

const MB_PER_GB = 1024;

const sizeOf = (items: readonly { readonly size?: number | null }[]): number =>
  items.reduce((sum, { size }) => sum + (size ?? 0), 0);

/** What of a machine changes its price. */
export type Priced = Pick<Vm, 'vcpu' | 'memory' | 'storage' | 'os_name' | 'license_type'>;

/** What a machine with its disks, their copies and its addresses is charged for. (spec 3, section 9) */
export function machineNeeds(vm: Priced, publicIps: number): MachineNeeds {
  const boot = vm.storage.find((disk) => disk.primary) ?? vm.storage[0];
  const copies = vm.storage.flatMap((disk) => disk.replica);
  return {
    vcpu: vm.vcpu,
    memoryGb: vm.memory / MB_PER_GB,
    diskGb: boot?.size ?? 0,
    addedDisksGb: sizeOf(vm.storage.filter((disk) => disk !== boot)),
    backupsGb: sizeOf(copies.filter(({ type }) => type === 'backup')),
    snapshotsGb: sizeOf(copies.filter(({ type }) => type === 'snapshot')),
    windows: isWindows(vm),
    publicIps,
  };
}
