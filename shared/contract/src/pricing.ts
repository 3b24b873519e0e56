import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import type { TierRule } from './price-tiers';
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

export interface PricePlace {
  readonly currency: string;
  /** Key of the list: a location, a host pool, a specification. */
  readonly place: string;
  readonly resource: PricedResource | (string & {});
  /** 1 where it is left out. */
  readonly quantity?: number;
}

/** Quantity from which an entry holds. */
export const tierStart = (entry: PriceEntry): number => entry.num_cpus_from ?? entry.gigabytes_from ?? 0;

/** Entries of a resource by the quantity from which they hold; of two with the same start the first. */
function tiersOf(prices: PriceList, { currency, place, resource }: PricePlace): PriceEntry[] {
  const sorted = (prices[currency]?.[place]?.[resource] ?? []).toSorted((a, b) => tierStart(a) - tierStart(b));
  return sorted.filter((entry, index) => index === 0 || tierStart(entry) !== tierStart(sorted[index - 1] ?? entry));
}

/**
 * The entry that holds for a quantity: of all entries of a resource the one with the highest start not above it.
 * Returns undefined where the list does not price the resource.
 */
export const priceEntry = (prices: PriceList, where: PricePlace): PriceEntry | undefined =>
  tiersOf(prices, where).findLast((entry) => tierStart(entry) <= (where.quantity ?? 1));

/** Prices are whole billionths of the currency unit, so that sums of them are exact. */
const NANO = 1e9;
export const nanoOf = (price: number): number => Math.round(price * NANO);

/** So much of a quantity has the price of this entry. */
export interface PricedPart {
  readonly entry: PriceEntry;
  readonly quantity: number;
}

/**
 * What of a quantity costs what, by the tier rule; undefined where the list does not price it. What is below the first tier
 * costs nothing when tiers keep their price.
 */
export function pricedParts(prices: PriceList, where: PricePlace, rule: TierRule): PricedPart[] | undefined {
  const quantity = where.quantity ?? 1;
  const reached = tiersOf(prices, where).filter((entry) => tierStart(entry) <= quantity);
  const last = reached.at(-1);
  if (!last) return undefined;
  if (rule === 'whole') return [{ entry: last, quantity }];
  // A tier that starts at 1 starts with the first unit.
  const from = (entry: PriceEntry): number => (tierStart(entry) <= 1 ? 0 : tierStart(entry));
  return reached.map((entry, index) => {
    const next = reached[index + 1];
    return { entry, quantity: (next ? from(next) : quantity) - from(entry) };
  });
}

/** Price of a whole quantity per hour in billionths of the currency unit, by the tier rule; undefined where there is none. */
export function hourlyNano(prices: PriceList, where: PricePlace, rule: TierRule = 'whole'): number | undefined {
  const parts = pricedParts(prices, where, rule);
  return (
    parts && Math.round(parts.reduce((sum, { entry, quantity }) => sum + nanoOf(entry.price_per_unit) * quantity, 0))
  );
}

export const getPriceList = defineEndpoint({
  name: 'getPriceList',
  method: 'GET',
  path: '/pricing/list/current',
  params: noParams(),
  response: PriceList,
  source: 'spec 3, section 7',
});
