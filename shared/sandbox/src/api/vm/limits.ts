import type { Pool } from '../../catalogue/host-pools';
import type { AccountRow } from '../../model/billing';
import type { VmRow } from '../../model/compute';
import { isOfLarge } from '../../seed/people';
import type { SiteRuntime } from '../../site';
import type { SiteStore } from '../../store/store';

/** A location that has no hosts for an order says so in these words. (spec 3, section 8) */
export const NO_CAPACITY =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';

/**
 * Whether a host pool has processors and memory left for a machine. Stopped machines keep theirs. The machines of the
 * large user stand on hosts of their own: there are more of them than any pool holds.
 * @param without a machine that gives back what it has, because it is the one that grows
 */
export function hasRoom(store: SiteStore, pool: Pool, size: Size, without?: VmRow): boolean {
  let { vcpu, ram } = size;
  for (const vm of store.vms.by('pool', pool.uuid)) {
    if (isOfLarge(vm.user_id) || vm.id === without?.id) continue;
    vcpu += vm.vcpu;
    ram += vm.memory;
  }
  return vcpu <= pool.capacity.vcpu && ram <= pool.capacity.ram_mb;
}

interface Size {
  readonly vcpu: number;
  /** MB */
  readonly ram: number;
}

const outside = (value: number, { min, max }: { min: number; max: number }, unit: string): string | undefined =>
  value < min || value > max ? `This host pool takes ${min} to ${max} ${unit}` : undefined;

const given = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** What a host pool cannot take, by field. */
export const poolFaults = ({ limits }: Pool, size: Size & { disks: readonly number[] }): Record<string, string> =>
  given({
    vcpu: outside(size.vcpu, limits.cpu, 'vCPU'),
    ram: outside(size.ram, limits.ram_mb, 'MB of memory'),
    disks: size.disks.map((disk) => outside(disk, limits.disk_gb, 'GB of disk')).find(Boolean),
  });

/** What a billing account has in all its machines, running or not, and in the nodes of its managed services. */
function usedByAccount(store: SiteStore, accountId: number): Size {
  let vcpu = 0;
  let ram = 0;
  const nodes = store.services.where((row) => row.account_id === accountId).flatMap((row) => row.nodes);
  for (const { vcpu: cores, memory } of [...store.vms.by('account', accountId), ...nodes]) {
    vcpu += cores;
    ram += memory;
  }
  return { vcpu, ram };
}

/**
 * A limited billing account may have so much in all; the site says how much. (spec 2, section 9)
 * @param size of what is new
 * @param without a machine that gives back what it has, because it is the one that grows
 */
export function accountLimitFaults(
  site: SiteRuntime,
  account: AccountRow,
  size: Size,
  without?: Pick<VmRow, 'vcpu' | 'memory'>,
): Record<string, string> {
  const limit = site.config.limitedBillingAccountConfig;
  if (account.restriction_level !== 'LIMITED' || !limit) return {};
  const all = usedByAccount(site.store, Number(account.id));
  const used = { vcpu: all.vcpu - (without?.vcpu ?? 0), ram: all.ram - (without?.memory ?? 0) };
  const over = (wanted: number, inUse: number, most: number, unit: string): string | undefined => {
    if (wanted + inUse <= most) return undefined;
    const rule = `A limited billing account may use up to ${most} ${unit}`;
    return inUse > 0 ? `${rule}; ${inUse} in use` : rule;
  };
  return given({
    vcpu: over(size.vcpu, used.vcpu, limit.vcpu, 'vCPU'),
    ram: over(size.ram, used.ram, limit.ram_mb, 'MB of memory'),
  });
}
