import { big, sum, type Money } from '@console/api';
import {
  HOURS_PER_MONTH,
  priceEntry,
  type PricedResource,
  type PriceEntry,
  type PriceList,
} from '@console/contract/pricing';

/** Where a price holds: the list's currency, and the places to look at in order (host pool, then location). */
export interface PricePlace {
  readonly currency: string;
  readonly places: readonly string[];
}

/** A price per hour and per month, before tax. */
export interface Rate {
  readonly hourly: Money;
  readonly monthly: Money;
}

/** Something to be priced: so much of a resource, in the unit that the price list has for it (GB, vCPU, pieces). */
export interface QuoteItem<Id extends string = string> {
  /** By which the line of the quote is found and labelled. */
  readonly id: Id;
  readonly resource: PricedResource | (string & {});
  readonly quantity: number;
  /**
   * How often that price is charged; 1 where it is left out. Of a managed service its multiplier times its nodes: the unit
   * price is that of one node's quantity. (spec 3, section 3: prices of a managed service)
   */
  readonly factor?: number;
}

/** One item of a price: a quantity at a price per unit and hour, before tax and discount. */
export interface QuoteLine<Id extends string = string> extends Rate {
  readonly id: Id;
  readonly quantity: number;
  readonly unitHourly: Money;
}

export interface Quote<Id extends string = string> extends Rate {
  readonly lines: readonly QuoteLine<Id>[];
}

/** What an entry asks for one unit: by the month as the list says it, else the price of 730 hours. (spec 3, section 9) */
export const unitRate = ({ price_per_unit: hourly, price_per_unit_month: monthly }: PriceEntry): Rate => ({
  hourly: big(hourly),
  monthly: monthly == null ? big(hourly).times(HOURS_PER_MONTH) : big(monthly),
});

/**
 * The price of one unit when so many are taken, from the first place that names one.
 * @returns undefined where no place does, or while there is no price list
 */
export function unitPrice(
  prices: PriceList | undefined,
  { currency, places }: PricePlace,
  resource: QuoteItem['resource'],
  quantity = 1,
): Rate | undefined {
  for (const place of prices ? places : []) {
    const entry = prices && priceEntry(prices, { currency, place, resource, quantity });
    if (entry) return unitRate(entry);
  }
  return undefined;
}

/**
 * The price of all items together, exact to the last digit; amounts of no items are zero.
 * @returns undefined where one of them has no price or no quantity: a sum with a part missing would be a wrong price
 */
export function quote<Id extends string>(
  prices: PriceList | undefined,
  where: PricePlace,
  items: readonly QuoteItem<Id>[],
): Quote<Id> | undefined {
  if (!prices) return undefined;
  const lines: QuoteLine<Id>[] = [];
  for (const { id, resource, quantity, factor = 1 } of items) {
    const unit = unitPrice(prices, where, resource, quantity);
    // What cannot be counted costs nobody knows what.
    if (!unit || !Number.isFinite(quantity * factor)) return undefined;
    const total = (price: Money): Money => price.times(quantity).times(factor);
    lines.push({
      id,
      quantity,
      unitHourly: unit.hourly,
      hourly: total(unit.hourly),
      monthly: total(unit.monthly),
    });
  }
  return { lines, hourly: sum(lines.map((line) => line.hourly)), monthly: sum(lines.map((line) => line.monthly)) };
}

/** What floating IPs cost: assigned and unassigned ones are separate products. */
export const quoteAddresses = (
  prices: PriceList | undefined,
  where: PricePlace,
  { isAssigned, count = 1 }: { readonly isAssigned: boolean; readonly count?: number },
): Quote<'publicIp'> | undefined =>
  quote(prices, where, [
    {
      id: 'publicIp',
      resource: isAssigned ? 'ASSIGNED_FLOATING_IP' : 'UNASSIGNED_FLOATING_IP',
      quantity: count,
    },
  ]);
