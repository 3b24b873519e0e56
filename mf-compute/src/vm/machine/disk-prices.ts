import type { Money } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import type { VmStorage } from '@console/contract/vm';
import { bootUuid, machineNeeds, quoteCopy, quoteDisk, quoteMachine } from './machine-price';
import { type JoinedVm } from './rows';
import { pricePlaces } from './machine-pricer';
import { useMemo } from 'react';
import type { Rate, PriceTerms } from '@console/domain/price';
import { useChargedTo, usePriceList, usePriceTerms } from '@console/domain/price-list';

export type ReplicaType = 'snapshot' | 'backup';

/** Prices around the disks of one machine, a month, before tax and with the discount of who pays; undefined: not known. */
export interface DiskPrices {
  readonly ofDisk: (disk: Pick<VmStorage, 'size' | 'primary'>) => Money | undefined;
  readonly ofReplica: (type: ReplicaType, gigabytes: number) => Money | undefined;
  /** By how much the machine's price changes with other disks: tiers may price all of them anew. */
  readonly change: (storage: readonly VmStorage[]) => Money | undefined;
}

type Machine = Pick<JoinedVm, 'location' | 'designated_pool_uuid' | 'vcpu' | 'memory' | 'storage' | 'addresses'>;

export function diskPrices(
  prices: PriceList | undefined,
  terms: PriceTerms,
  vm: Machine,
  charged: (rate: Rate) => Rate = (rate) => rate,
): DiskPrices {
  const where = { ...terms, places: pricePlaces(vm, vm.location) };
  const monthlyOf = (rate: Rate | undefined): Money | undefined => rate && charged(rate).monthly;
  const withDisks = (storage: readonly VmStorage[]): Money | undefined =>
    monthlyOf(
      quoteMachine(prices, where, machineNeeds({ ...vm, storage: [...storage] }, vm.addresses.length, bootUuid(vm))),
    );
  return {
    ofDisk: ({ size, primary }) => monthlyOf(quoteDisk(prices, where, size, primary === true)),
    ofReplica: (type, gigabytes) => monthlyOf(quoteCopy(prices, where, gigabytes, type)),
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
  const terms = usePriceTerms();
  const charged = useChargedTo(vm.billing_account);
  return useMemo(() => diskPrices(prices, terms, vm, charged), [prices, terms, vm, charged]);
}
