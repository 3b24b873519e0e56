import { hourlyNano, HOURS_PER_MONTH, nanoOf, type PricedResource, type PriceList } from '@console/contract/pricing';
import type { TierRule } from '@console/contract/price-tiers';
import { poolsOf } from './host-pools';
import { metalSpecs } from './metal';

/** Units of other currencies for one euro, so that amounts look familiar on each site. */
const perEuro: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.16,
  GBP: 0.87,
  CHF: 0.93,
  CAD: 1.62,
  AUD: 1.77,
  SGD: 1.5,
  AED: 4.25,
  SAR: 4.35,
  MYR: 4.8,
  THB: 37.5,
  PHP: 68,
  INR: 103,
  BDT: 141,
  PKR: 327,
  TRY: 49,
  GEL: 3.13,
  TND: 3.4,
  ZAR: 20,
  BRL: 6.2,
  JPY: 179,
  IDR: 19_300,
  VND: 30_500,
};

export const currencyFactor = (currency: string): number => perEuro[currency] ?? 1;

/** Euro for one unit and hour. */
const base: Readonly<
  Record<Exclude<PricedResource, 'OBJECT_STORAGE' | 'BARE_METAL_SERVER'>, readonly [price: number, text: string]>
> = {
  CPU: [0.006, 'One virtual processor'],
  RAM: [0.003, 'One GB of memory'],
  STORAGE: [0.0001, 'One GB of NVMe disk'],
  BLOCK_STORAGE: [0.0001, 'One GB of an added disk'],
  BLOCK_STORAGE_BACKUP: [0.00005, 'One GB of a backup'],
  BLOCK_STORAGE_SNAPSHOT: [0.000025, 'One GB of a snapshot'],
  WINDOWS_LICENSE: [0.00625, 'Windows licence for one virtual processor'],
  UNASSIGNED_FLOATING_IP: [0.005, 'Floating IP that is not assigned'],
  ASSIGNED_FLOATING_IP: [0.004, 'Floating IP that is assigned'],
  LOAD_BALANCER: [0.01, 'Load balancer'],
};

/** Prices are kept to a billionth of the currency unit, so that sums of whole hours stay exact. */
const rounded = (value: number): number => nanoOf(value) / 1e9;

const entry = (
  hourly: number,
  description: string,
  start: { num_cpus_from?: number; gigabytes_from?: number } = {},
) => ({
  price_per_unit: rounded(hourly),
  price_per_unit_month: Math.round(hourly * HOURS_PER_MONTH * 1e6) / 1e6,
  description,
  ...start,
});

function placeEntries(factor: number, computeFactor: number) {
  const priced: PriceList[string][string] = {};
  for (const [resource, [price, text]] of Object.entries(base)) {
    const own = resource === 'CPU' || resource === 'RAM' ? computeFactor : 1;
    const start = resource === 'CPU' || resource === 'WINDOWS_LICENSE' ? { num_cpus_from: 1 } : {};
    priced[resource] = [entry(price * factor * own, text, start)];
  }
  priced['OBJECT_STORAGE'] = [
    entry((0.0068 / HOURS_PER_MONTH) * factor, 'One GB of objects', { gigabytes_from: 0 }),
    entry((0.0061 / HOURS_PER_MONTH) * factor, 'One GB of objects, from 10 TB', { gigabytes_from: 10_240 }),
  ];
  return priced;
}

/**
 * The price list of a site: its currency, then each location, each host pool by uuid (its processors and memory may
 * cost more) and each server type of bare metal by uuid.
 */
export function priceListOf(currency: string, locations: readonly string[]): PriceList {
  const factor = currencyFactor(currency);
  const places: PriceList[string] = {};
  for (const location of locations) {
    places[location] = placeEntries(factor, 1);
    for (const pool of poolsOf(location)) places[pool.uuid] = placeEntries(factor, pool.isDefault ? 1 : 1.6);
  }
  for (const spec of metalSpecs) {
    const hourly = (spec.pricePerMonth / HOURS_PER_MONTH) * factor;
    places[spec.uuid] = {
      BARE_METAL_SERVER: [
        { ...entry(hourly, spec.wire.title), price_per_unit_month: rounded(spec.pricePerMonth * factor) },
      ],
    };
  }
  return { [currency]: places };
}

/** Prices of a site. */
export interface Rates {
  /** Billionths of the currency unit for a quantity and hour; 0 where nothing is priced. */
  nano(place: string, resource: PricedResource, quantity: number): number;
}

export function ratesOf(prices: PriceList, currency: string, rule?: TierRule): Rates {
  const known = new Map<string, number>();
  return {
    nano(place, resource, quantity) {
      const key = `${place}/${resource}/${quantity}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const value = hourlyNano(prices, { currency, place, resource, quantity }, rule) ?? 0;
      known.set(key, value);
      return value;
    },
  };
}
