import type { Pool } from '../../catalogue/host-pools';
import type { AccountRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';

interface Size {
  readonly vcpu: number;
  /** MB */
  readonly ram: number;
}

const outside = (value: number, { min, max }: { min: number; max: number }, unit: string): string | undefined =>
  value < min || value > max ? `This host pool takes ${min} to ${max} ${unit}` : undefined;

const given = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** What a host pool cannot take. */
export const poolFaults = ({ limits }: Pool, size: Size & { disks: readonly number[] }): Record<string, string> =>
  given({
    vcpu: outside(size.vcpu, limits.cpu, 'vCPU'),
    ram: outside(size.ram, limits.ram_mb, 'MB of memory'),
    disks: size.disks.map((disk) => outside(disk, limits.disk_gb, 'GB of disk')).find(Boolean),
  });

/** A limited billing account may have small machines only; the site says how small. */
export function accountLimitFaults(site: SiteRuntime, account: AccountRow, size: Size): Record<string, string> {
  const limit = site.config.limitedBillingAccountConfig;
  if (account.restriction_level !== 'LIMITED' || !limit) return {};
  return given({
    vcpu: size.vcpu > limit.vcpu ? `A limited billing account may use up to ${limit.vcpu} vCPU` : undefined,
    ram: size.ram > limit.ram_mb ? `A limited billing account may use up to ${limit.ram_mb} MB of memory` : undefined,
  });
}
