import type { Money } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import type { VmStorage } from '@console/contract/vm';
import { machineNeeds, quoteCopy, quoteDisk, quoteMachine } from './machine-price';
import { pricePlaces, type JoinedVm } from './rows';
import { useMemo } from 'react';
import { useSiteConfig } from '@console/area';
import { usePriceList } from '@console/domain/price-list';

export type ReplicaType = 'snapshot' | 'backup';

/** Prices around the disks of one machine, a month, before tax; undefined where the list does not have them. */
export interface DiskPrices {
  readonly ofDisk: (disk: Pick<VmStorage, 'size' | 'primary'>) => Money | undefined;
  readonly ofReplica: (type: ReplicaType, gigabytes: number) => Money | undefined;
  /** By how much the machine's price changes with other disks: tiers may price all of them anew. */
  readonly change: (storage: readonly VmStorage[]) => Money | undefined;
}

type Machine = Pick<JoinedVm, 'location' | 'designated_pool_uuid' | 'vcpu' | 'memory' | 'storage' | 'addresses'>;

export function diskPrices(prices: PriceList | undefined, currency: string, vm: Machine): DiskPrices {
  const where = { currency, places: pricePlaces(vm, vm.location) };
  const withDisks = (storage: readonly VmStorage[]): Money | undefined =>
    quoteMachine(prices, where, machineNeeds({ ...vm, storage: [...storage] }, vm.addresses.length))?.monthly;
  return {
    ofDisk: ({ size, primary }) => quoteDisk(prices, where, size, primary === true)?.monthly,
    ofReplica: (type, gigabytes) => quoteCopy(prices, where, gigabytes, type)?.monthly,
    change: (storage) => {
      const before = withDisks(vm.storage);
      const after = withDisks(storage);
      return before && after && after.minus(before);
    },
  };
}

/** Prices around the disks of a machine, from the site's price list. */
export function useDiskPrices(vm: JoinedVm): DiskPrices {
  const prices = usePriceList();
  const { siteCurrency } = useSiteConfig();
  return useMemo(() => diskPrices(prices, siteCurrency, vm), [prices, siteCurrency, vm]);
}
