import type { PriceList, PricedResource } from '@console/contract/pricing';
import type { Vm } from '@console/contract/vm';
import { quote, type PricePlace, type Quote } from '@console/domain/price';
import { bootDisk } from './disks';
import { isWindows } from './image';
import { MB_PER_GB } from './memory';

/** An item of a machine's price. */
export type MachinePart = 'cpu' | 'memory' | 'disk' | 'addedDisk' | 'backup' | 'snapshot' | 'licence' | 'publicIp';

/** The price of a machine, item by item. */
export type MachineQuote = Quote<MachinePart>;

/** What a machine is charged for; memory and disks in GB. */
export interface MachineNeeds {
  readonly vcpu: number;
  readonly memoryGb: number;
  /** The disk it starts from. */
  readonly diskGb: number;
  /** All others. */
  readonly addedDisksGb?: number;
  readonly backupsGb?: number;
  readonly snapshotsGb?: number;
  readonly windows?: boolean;
  readonly publicIps?: number;
}

/** Items of which there is none are left out: a place need not have a price for what nobody takes. */
function quoteParts(
  prices: PriceList | undefined,
  where: PricePlace,
  parts: readonly (readonly [id: MachinePart, resource: PricedResource, quantity: number])[],
): MachineQuote | undefined {
  const taken = parts.filter(([, , quantity]) => !(quantity <= 0));
  return quote(
    prices,
    where,
    taken.map(([id, resource, quantity]) => ({ id, resource, quantity })),
  );
}

/**
 * The price of a machine by item. A Windows licence is charged per vCPU. (spec 3, sections 3 and 9)
 * @returns undefined where the list does not price every part: a sum with a part missing would be a wrong price
 */
export const quoteMachine = (
  prices: PriceList | undefined,
  where: PricePlace,
  needs: MachineNeeds,
): MachineQuote | undefined =>
  quoteParts(prices, where, [
    ['cpu', 'CPU', needs.vcpu],
    ['memory', 'RAM', needs.memoryGb],
    ['disk', 'STORAGE', needs.diskGb],
    ['addedDisk', 'BLOCK_STORAGE', needs.addedDisksGb ?? 0],
    ['backup', 'BLOCK_STORAGE_BACKUP', needs.backupsGb ?? 0],
    ['snapshot', 'BLOCK_STORAGE_SNAPSHOT', needs.snapshotsGb ?? 0],
    ['licence', 'WINDOWS_LICENSE', needs.windows ? needs.vcpu : 0],
    ['publicIp', 'ASSIGNED_FLOATING_IP', needs.publicIps ?? 0],
  ]);

/** What one disk of a machine costs: the one that it starts from, or one of the others. */
export const quoteDisk = (
  prices: PriceList | undefined,
  where: PricePlace,
  gigabytes: number,
  isBoot: boolean,
): MachineQuote | undefined =>
  quoteParts(prices, where, [isBoot ? ['disk', 'STORAGE', gigabytes] : ['addedDisk', 'BLOCK_STORAGE', gigabytes]]);

/** What a snapshot or backup costs. */
export const quoteCopy = (
  prices: PriceList | undefined,
  where: PricePlace,
  gigabytes: number,
  type: 'snapshot' | 'backup',
): MachineQuote | undefined =>
  quoteParts(prices, where, [
    type === 'backup'
      ? ['backup', 'BLOCK_STORAGE_BACKUP', gigabytes]
      : ['snapshot', 'BLOCK_STORAGE_SNAPSHOT', gigabytes],
  ]);

const sizeOf = (items: readonly { readonly size: number }[]): number => items.reduce((sum, { size }) => sum + size, 0);

/** What of a machine changes its price. */
export type Priced = Pick<Vm, 'vcpu' | 'memory' | 'storage' | 'os_name' | 'license_type'>;

/** Its uuid; null where it is not known which one it is. */
export const bootUuid = (vm: Pick<Vm, 'storage'>): string | null => bootDisk(vm)?.uuid ?? null;

/** What a machine with its disks, their copies and its addresses is charged for. (spec 3, section 9) */
export function machineNeeds(vm: Priced, publicIps: number, boot = bootUuid(vm)): MachineNeeds {
  // A copy whose size is not told is as large as its disk.
  const replicas = vm.storage.flatMap((disk) =>
    disk.replica.map(({ type, size }) => ({ type, size: size ?? disk.size })),
  );
  return {
    vcpu: vm.vcpu,
    memoryGb: vm.memory / MB_PER_GB,
    diskGb: sizeOf(vm.storage.filter(({ uuid }) => uuid === boot)),
    addedDisksGb: sizeOf(vm.storage.filter(({ uuid }) => uuid !== boot)),
    backupsGb: sizeOf(replicas.filter(({ type }) => type === 'backup')),
    snapshotsGb: sizeOf(replicas.filter(({ type }) => type !== 'backup')),
    windows: isWindows(vm),
    publicIps,
  };
}
