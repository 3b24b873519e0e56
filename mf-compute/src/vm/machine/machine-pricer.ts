import { big, type Located } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import type { Vm } from '@console/contract/vm';
import type { Quote } from '@console/domain/price';
import { machineNeeds, quoteMachine } from './machine-price';

interface PriceSources {
  readonly prices: PriceList | undefined;
  readonly currency: string;
}

/** Places whose price holds for a machine: its host pool, then its location. */
export const pricePlaces = (vm: Pick<Vm, 'designated_pool_uuid'>, location: string): string[] =>
  vm.designated_pool_uuid ? [vm.designated_pool_uuid, location] : [location];

type Price = Pick<Quote, 'hourly' | 'monthly'>;

const FREE: Price = { hourly: big(0), monthly: big(0) };

/** What of a machine makes its price, as text: of a long list many are alike. */
function kindOf(vm: Located<Vm>, publicIps: number): string {
  const { vcpu, memory, os_name: os, license_type: licence } = vm;
  let kind = `${vm.designated_pool_uuid ?? ''}|${vm.location}|${vcpu}|${memory}|${os ?? ''}|${licence ?? ''}|${publicIps}`;
  for (const disk of vm.storage) {
    kind += disk.primary ? `|${disk.size}p` : `|${disk.size}`;
    for (const { type, size } of disk.replica) kind += `,${type} ${size ?? 0}`;
  }
  return kind;
}

/** Prices machines with their disks, the copies of these and their addresses, each kind once; nothing once they are deleted. */
export function machinePricer({ prices, currency }: PriceSources) {
  const known = new Map<string, Price | undefined>();
  return (vm: Located<Vm>, publicIps: number): Price | undefined => {
    if (vm.status === 'deleted') return FREE;
    if (!prices) return undefined;
    const kind = kindOf(vm, publicIps);
    if (!known.has(kind)) {
      const where = { currency, places: pricePlaces(vm, vm.location) };
      known.set(kind, quoteMachine(prices, where, machineNeeds(vm, publicIps)));
    }
    return known.get(kind);
  };
}
