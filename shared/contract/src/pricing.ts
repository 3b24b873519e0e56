import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { maybe, noParams, number } from './schema';

/** (spec 3, section 9) */
export const pricedResources = [
  'CPU',
  'RAM',
  'STORAGE',
  'BLOCK_STORAGE',
  'BLOCK_STORAGE_BACKUP',
  'BLOCK_STORAGE_SNAPSHOT',
  'WINDOWS_LICENSE',
  'OBJECT_STORAGE',
  'UNASSIGNED_FLOATING_IP',
  'ASSIGNED_FLOATING_IP',
  'LOAD_BALANCER',
  'BARE_METAL_SERVER',
] as const;
export type PricedResource = (typeof pricedResources)[number];

/** Price of one unit per hour (and per month) from a quantity on; before VAT, in the list's currency. */
export const PriceEntry = v.object({
  price_per_unit: number(),
  price_per_unit_month: maybe(number()),
  description: maybe(v.string()),
  num_cpus_from: maybe(number()),
  gigabytes_from: maybe(number()),
});
export type PriceEntry = v.InferOutput<typeof PriceEntry>;

const ByResource = v.record(v.string(), v.array(PriceEntry));

/** Currency, then location slug or host pool uuid, then entries by priced resource. (spec 3, section 3) */
export const PriceList = v.record(v.string(), v.record(v.string(), ByResource));
export type PriceList = v.InferOutput<typeof PriceList>;

/** Hours that a price per month stands for. */
export const HOURS_PER_MONTH = 730;

/**
 * The entry that holds for a quantity: of all entries of a resource the one with the highest start not above it.
 * Returns undefined where the list does not price the resource.
 */
export function priceEntry(
  prices: PriceList,
  where: { currency: string; place: string; resource: PricedResource | (string & {}); quantity?: number },
): PriceEntry | undefined {
  const quantity = where.quantity ?? 1;
  const start = (entry: PriceEntry) => entry.num_cpus_from ?? entry.gigabytes_from ?? 0;
  return prices[where.currency]?.[where.place]?.[where.resource]
    ?.filter((entry) => start(entry) <= quantity)
    .reduce<PriceEntry | undefined>((best, entry) => (best && start(best) >= start(entry) ? best : entry), undefined);
}

export const getPriceList = defineEndpoint({
  name: 'getPriceList',
  method: 'GET',
  path: '/pricing/list/current',
  params: noParams(),
  answer: PriceList,
  source: 'spec 3, section 7',
});
