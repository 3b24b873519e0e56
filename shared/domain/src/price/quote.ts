import { big, sum, type Money } from '@console/api';
import {
  HOURS_PER_MONTH,
  pricedParts,
  type PricedPart,
  type PricedResource,
  type PriceEntry,
  type PriceList,
} from '@console/contract/pricing';
import type { TierRule } from '@console/contract/price-tiers';

/** How a site reads a price list. */
export interface PriceTerms {
  /** Of the list. */
  readonly currency: string;
  /** What a quantity above the start of a price tier costs. */
  readonly tiers: TierRule;
}

/** Where a price holds: the places to look at in order (host pool, then location). */
export interface PricePlace extends PriceTerms {
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

/** What so many units cost, and one of them: an average where tiers keep their price. */
interface QuantityPrice {
  readonly unit: Rate;
  readonly total: Rate;
}

function priceOf(parts: readonly PricedPart[], quantity: number): QuantityPrice {
  const rates = parts.map((part) => ({ unit: unitRate(part.entry), quantity: part.quantity }));
  const totalOf = (per: keyof Rate): Money => sum(rates.map(({ unit, quantity: taken }) => unit[per].times(taken)));
  const total = { hourly: totalOf('hourly'), monthly: totalOf('monthly') };
  const [first] = rates;
  // What has one price is not divided: its unit price stays exact, of nothing as well.
  const unit =
    first?.quantity === quantity
      ? first.unit
      : { hourly: total.hourly.div(quantity), monthly: total.monthly.div(quantity) };
  return { unit, total };
}

/** The price of a quantity from the first place that names one; undefined where none does. */
function quantityPrice(
  prices: PriceList,
  { currency, tiers, places }: PricePlace,
  resource: QuoteItem['resource'],
  quantity: number,
): QuantityPrice | undefined {
  for (const place of places) {
    const parts = pricedParts(prices, { currency, place, resource, quantity }, tiers);
    if (parts) return priceOf(parts, quantity);
  }
  return undefined;
}

/**
 * The price of one unit when so many are taken, from the first place that names one.
 * @returns undefined where no place does, or while there is no price list
 */
export const unitPrice = (
  prices: PriceList | undefined,
  where: PricePlace,
  resource: QuoteItem['resource'],
  quantity = 1,
): Rate | undefined => prices && quantityPrice(prices, where, resource, quantity)?.unit;

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
    // What cannot be counted costs nobody knows what.
    const price = Number.isFinite(quantity * factor) ? quantityPrice(prices, where, resource, quantity) : undefined;
    if (!price) return undefined;
    const { unit, total } = price;
    lines.push({
      id,
      quantity,
      unitHourly: unit.hourly,
      hourly: total.hourly.times(factor),
      monthly: total.monthly.times(factor),
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
