import type { PredefinedPackage } from '@console/contract/predefined-package';
import type { Message } from '../../texts';
import type { SizeLimits } from './rules';

/** A machine's size: vCPU, memory in GB, disk in GB. */
export interface Size {
  readonly vcpu: number;
  readonly memoryGb: number;
  readonly diskGb: number;
}

export interface OfferedPackage extends Size {
  /** '2/4/60' */
  readonly id: string;
  readonly isDefault: boolean;
  /** The site's own words why it is not available. */
  readonly notice?: string;
  /** Why it is not available by a rule. */
  readonly reason?: Message;
}

type OsClass = 'win' | 'other';

const offers = (list: readonly OsClass[], os: OsClass): boolean => list.length === 0 || list.includes(os);

/** Why a size does not fit; undefined when it does. */
export function misfit(
  size: Size,
  limits: SizeLimits,
  account?: { vcpu: number; ram_mb: number },
): Message | undefined {
  const memoryMb = size.memoryGb * 1024;
  if (account && (size.vcpu > account.vcpu || memoryMb > account.ram_mb)) return { id: 'size.overAccount' };
  if (size.vcpu < limits.vcpu.min || memoryMb < limits.memoryMb.min || size.diskGb < limits.diskGb.min) {
    return { id: 'size.underImage' };
  }
  if (size.vcpu > limits.vcpu.max || memoryMb > limits.memoryMb.max || size.diskGb > limits.diskGb.max) {
    return { id: 'size.overPool' };
  }
  return undefined;
}

/**
 * The sizes that a site offers for an OS class, the unavailable ones with their reason. (spec 3, sections 3 and 5)
 * @param account limits of a LIMITED billing account
 */
export function offeredPackages(
  packages: readonly PredefinedPackage[],
  os: OsClass,
  limits: SizeLimits,
  account?: { vcpu: number; ram_mb: number },
): OfferedPackage[] {
  return packages
    .filter((size) => offers(size.os, os))
    .map((entry) => {
      const size = { vcpu: entry.cpu, memoryGb: entry.ram, diskGb: entry.ssd };
      const isOff = entry.disabled.includes(os);
      const reason = isOff ? { id: 'size.unavailable' as const } : misfit(size, limits, account);
      return {
        ...size,
        id: `${entry.cpu}/${entry.ram}/${entry.ssd}`,
        isDefault: entry.default.includes(os),
        ...(isOff && entry.notice ? { notice: entry.notice } : {}),
        ...(reason ? { reason } : {}),
      };
    });
}

/** The size that stands chosen at first: the default of the class, else the first that can be had. */
export const firstChoice = (packages: readonly OfferedPackage[]): OfferedPackage | undefined =>
  packages.find((entry) => entry.isDefault && !entry.reason) ?? packages.find((entry) => !entry.reason);
