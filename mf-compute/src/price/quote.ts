import { big, monthlyUnitPrice, sum, type Money } from '@console/api';
import { priceEntry, type PricedResource, type PriceList } from '@console/contract/pricing';

export type QuotePart =
  | 'cpu'
  | 'memory'
  | 'disk'
  | 'addedDisk'
  | 'backup'
  | 'snapshot'
  | 'licence'
  | 'publicIp'
  | 'server';

/** One item of a price: a quantity at a price per unit and hour, before tax and discount. */
export interface QuoteLine {
  readonly id: QuotePart;
  readonly quantity: number;
  readonly unitHourly: Money;
  readonly hourly: Money;
  readonly monthly: Money;
}

export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly hourly: Money;
  readonly monthly: Money;
}

/** Where a price holds: the list's currency, and the places to look at in order (host pool, then location). */
export interface PricePlace {
  readonly currency: string;
  readonly places: readonly string[];
}

/** What a machine is charged for; memory and disks in GB. */
export interface MachineNeeds {
  readonly vcpu: number;
  readonly memoryGb: number;
  /** The disk it starts from. */
  readonly diskGb: number;
  /** All others. */
  readonly addedDisksGb?: number;
  readonly backupsGb?: number;
  readonly snapshotsGb?: number;
  readonly windows?: boolean;
  readonly publicIps?: number;
}

type Item = readonly [id: QuotePart, quantity: number, resource: PricedResource];

function lineOf(prices: PriceList, where: PricePlace, [id, quantity, resource]: Item): QuoteLine | undefined {
  for (const place of where.places) {
    const entry = priceEntry(prices, { currency: where.currency, place, resource, quantity });
    if (!entry) continue;
    const unitHourly = big(entry.price_per_unit);
    const monthly = monthlyUnitPrice(entry).times(quantity);
    return { id, quantity, unitHourly, hourly: unitHourly.times(quantity), monthly };
  }
  return undefined;
}

function quoteOf(prices: PriceList, where: PricePlace, items: readonly Item[]): Quote | undefined {
  const lines: QuoteLine[] = [];
  for (const item of items) {
    if (item[1] <= 0) continue;
    const line = lineOf(prices, where, item);
    if (!line) return undefined;
    lines.push(line);
  }
  return { lines, hourly: sum(lines.map((line) => line.hourly)), monthly: sum(lines.map((line) => line.monthly)) };
}

/**
 * The price of a machine by item. A Windows licence is charged per vCPU. (spec 3, sections 3 and 9)
 * @returns undefined where the list does not price every part: a sum with a part missing would be a wrong price
 */
export function quoteMachine(prices: PriceList, where: PricePlace, needs: MachineNeeds): Quote | undefined {
  return quoteOf(prices, where, [
    ['cpu', needs.vcpu, 'CPU'],
    ['memory', needs.memoryGb, 'RAM'],
    ['disk', needs.diskGb, 'STORAGE'],
    ['addedDisk', needs.addedDisksGb ?? 0, 'BLOCK_STORAGE'],
    ['backup', needs.backupsGb ?? 0, 'BLOCK_STORAGE_BACKUP'],
    ['snapshot', needs.snapshotsGb ?? 0, 'BLOCK_STORAGE_SNAPSHOT'],
    ['licence', needs.windows ? needs.vcpu : 0, 'WINDOWS_LICENSE'],
    ['publicIp', needs.publicIps ?? 0, 'ASSIGNED_FLOATING_IP'],
  ]);
}

/** What one disk of a machine costs: the one that it starts from, or one of the others. */
export const quoteDisk = (
  prices: PriceList,
  where: PricePlace,
  gigabytes: number,
  isBoot: boolean,
): Quote | undefined =>
  quoteOf(prices, where, [isBoot ? ['disk', gigabytes, 'STORAGE'] : ['addedDisk', gigabytes, 'BLOCK_STORAGE']]);

/** What a snapshot or backup costs. */
export const quoteCopy = (
  prices: PriceList,
  where: PricePlace,
  gigabytes: number,
  type: 'snapshot' | 'backup',
): Quote | undefined =>
  quoteOf(prices, where, [
    type === 'backup'
      ? ['backup', gigabytes, 'BLOCK_STORAGE_BACKUP']
      : ['snapshot', gigabytes, 'BLOCK_STORAGE_SNAPSHOT'],
  ]);

/** What a reserved floating IP costs while nothing uses it. */
export const quoteUnassignedIp = (prices: PriceList, where: PricePlace, count = 1): Quote | undefined =>
  quoteOf(prices, where, [['publicIp', count, 'UNASSIGNED_FLOATING_IP']]);

/** What a leased server costs: the price list has it under its specification, else under its location. */
export const quoteServer = (prices: PriceList, where: PricePlace): Quote | undefined =>
  quoteOf(prices, where, [['server', 1, 'BARE_METAL_SERVER']]);
