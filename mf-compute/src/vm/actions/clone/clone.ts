import { lacksRows } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import type { Quote, PriceTerms } from '@console/domain/price';
import { bootDisk } from '../../machine/disks';
import { quoteMachine } from '../../machine/machine-price';
import { isWindows } from '../../machine/image';
import { type JoinedVm } from '../../machine/rows';
import { pricePlaces } from '../../machine/machine-pricer';

/** The name that a clone is offered: that of its source with '-copy', and a number where that is taken. */
export function cloneName(name: string, taken: readonly string[]): string {
  const first = `${name}-copy`;
  if (!taken.includes(first)) return first;
  for (let number = 2; ; number += 1) if (!taken.includes(`${first}-${number}`)) return `${first}-${number}`;
}

/**
 * What a clone costs: the size and all disks of its source, but none of its copies and addresses.
 * @returns undefined where the price list does not say, or a disk could not be read
 */
export function cloneQuote(
  vm: Pick<
    JoinedVm,
    'location' | 'designated_pool_uuid' | 'os_name' | 'license_type' | 'vcpu' | 'memoryGb' | 'storage' | 'diskGb'
  >,
  prices: PriceList | undefined,
  terms: PriceTerms,
): Quote | undefined {
  if (!prices || lacksRows(vm.storage)) return undefined;
  const boot = bootDisk(vm)?.size ?? 0;
  return quoteMachine(
    prices,
    { ...terms, places: pricePlaces(vm, vm.location) },
    { vcpu: vm.vcpu, memoryGb: vm.memoryGb, diskGb: boot, addedDisksGb: vm.diskGb - boot, windows: isWindows(vm) },
  );
}
