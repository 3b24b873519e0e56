import { big, type Located } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import type { Vm } from '@console/contract/vm';
import type { PriceTerms, Quote } from '@console/domain/price';
import { bootDisk } from './disks';
import { machineNeeds, quoteMachine } from './machine-price';

interface PriceSources {
  readonly prices: PriceList | undefined;
  readonly terms: PriceTerms;
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
  const boot = bootDisk(vm);
  for (const disk of vm.storage) {
    kind += disk === boot ? `|${disk.size}p` : `|${disk.size}`;
    for (const { type, size } of disk.replica) kind += `,${type} ${size ?? disk.size}`;
  }
  return kind;
}

type Pricer = (vm: Located<Vm>, publicIps: number) => Price | undefined;

const isDeleted = ({ status }: Pick<Vm, 'status'>): boolean => status === 'deleted';

const withoutPrices: Pricer = (vm) => (isDeleted(vm) ? FREE : undefined);

/** Of each price list by how it is read, so that what costs the same stays the same amount. */
const pricers = new WeakMap<PriceList, Map<string, Pricer>>();

function makePricer(prices: PriceList, terms: PriceTerms): Pricer {
  const known = new Map<string, Price | undefined>();
  return (vm, publicIps) => {
    if (isDeleted(vm)) return FREE;
    const kind = kindOf(vm, publicIps);
    if (!known.has(kind)) {
      const where = { ...terms, places: pricePlaces(vm, vm.location) };
      known.set(kind, quoteMachine(prices, where, machineNeeds(vm, publicIps)));
    }
    return known.get(kind);
  };
}

/** Prices machines with their disks, the copies of these and their addresses, each kind once; nothing once they are deleted. */
export function machinePricer({ prices, terms }: PriceSources): Pricer {
  if (!prices) return withoutPrices;
  const byTerms = pricers.get(prices) ?? new Map<string, Pricer>();
  pricers.set(prices, byTerms);
  const key = `${terms.currency} ${terms.tiers}`;
  const pricer = byTerms.get(key) ?? makePricer(prices, terms);
  byTerms.set(key, pricer);
  return pricer;
}
