import type { Pool } from '../../catalogue/host-pools';
import type { VmRow } from '../../model/compute';
import { isOfLarge } from '../../seed/people';
import type { SiteStore } from '../../store/store';
import type { Size } from './limits';

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
