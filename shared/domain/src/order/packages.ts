import type { PredefinedPackage } from '@console/contract/predefined-package';
import type { AccountRoom } from './account-room';

export interface Limit {
  readonly min: number;
  readonly max: number;
}

/** What a machine or a node may measure: vCPU, memory in MB, disk in GB. */
export interface SizeLimits {
  readonly vcpu: Limit;
  readonly memoryMb: Limit;
  readonly diskGb: Limit;
}

/** Why a size cannot be had, as a text of all order forms. */
export interface PackageReason {
  readonly id: 'size.unavailable' | 'size.overAccount' | 'size.underCopy' | 'size.underLimit' | 'size.overPool';
  readonly values?: Readonly<Record<string, number>>;
}

/** The size of a machine or a node: vCPU, memory in GB, disk in GB. */
export interface Size {
  readonly vcpu: number;
  readonly memoryGb: number;
  readonly diskGb: number;
}

export interface OfferedPackage extends Size {
  /** '2/4/60' */
  readonly id: string;
  readonly isDefault: boolean;
  /** The site's own words about it: where it is not available, why. */
  readonly notice?: string;
  /** Why it is not available by a rule. */
  readonly reason?: PackageReason;
}

/** What a size has to fit into. */
export interface Frame {
  readonly limits: SizeLimits;
  /** What a LIMITED account has left. */
  readonly room: AccountRoom | undefined;
  /** GB of the disk that is copied; 0 where none is. */
  readonly leastGb: number;
  /** The machine starts from a disk of its own: that of the size does not count. */
  readonly bringsDisk: boolean;
}

type OsClass = 'win' | 'other';

const offers = (list: readonly OsClass[], os: OsClass): boolean => list.length === 0 || list.includes(os);

/** Why a size does not fit; undefined when it does. */
function misfit(size: Size, { limits, room, leastGb, bringsDisk }: Frame): PackageReason | undefined {
  const memoryMb = size.memoryGb * 1024;
  const { vcpu, memoryMb: memory, diskGb: disk } = limits;
  if (room && (size.vcpu > room.left.vcpu || memoryMb > room.left.ram_mb)) return { id: 'size.overAccount' };
  if (!bringsDisk && size.diskGb < leastGb) return { id: 'size.underCopy', values: { size: leastGb } };
  const isDiskUnder = !bringsDisk && size.diskGb < disk.min;
  const isDiskOver = !bringsDisk && size.diskGb > disk.max;
  if (size.vcpu < vcpu.min || memoryMb < memory.min || isDiskUnder) return { id: 'size.underLimit' };
  return size.vcpu > vcpu.max || memoryMb > memory.max || isDiskOver ? { id: 'size.overPool' } : undefined;
}

/** The sizes that a site offers for an OS class, the unavailable ones with their reason. (spec 3, sections 3 and 5) */
export const offeredPackages = (packages: readonly PredefinedPackage[], os: OsClass, frame: Frame): OfferedPackage[] =>
  packages
    .filter((size) => offers(size.os, os))
    .map((entry) => {
      const size = { vcpu: entry.cpu, memoryGb: entry.ram, diskGb: entry.ssd };
      const isOff = entry.disabled.includes(os);
      const reason = isOff ? { id: 'size.unavailable' as const } : misfit(size, frame);
      return {
        ...size,
        id: `${entry.cpu}/${entry.ram}/${entry.ssd}`,
        isDefault: entry.default.includes(os),
        // The words of a package that some class cannot have are about that.
        ...(entry.notice && (isOff || entry.disabled.length === 0) ? { notice: entry.notice } : {}),
        ...(reason ? { reason } : {}),
      };
    });

/** The size that stands chosen at first: the default of the class, else the first that can be had. */
export const firstChoice = (packages: readonly OfferedPackage[]): OfferedPackage | undefined =>
  packages.find((entry) => entry.isDefault && !entry.reason) ?? packages.find((entry) => !entry.reason);
