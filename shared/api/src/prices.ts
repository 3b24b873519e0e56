import { HOURS_PER_MONTH, type PriceEntry } from '@console/contract/pricing';
import { big, sum, type Money } from './money';

/** What one unit costs a month before tax: as the price list says it, else the price of 730 hours. (spec 3, section 9) */
export const monthlyUnitPrice = ({ price_per_unit: hourly, price_per_unit_month: monthly }: PriceEntry): Money =>
  monthly == null ? big(hourly).times(HOURS_PER_MONTH) : big(monthly);

/** The sum of what has a price; undefined where nothing has one. */
export function sumOfKnown(prices: Iterable<Money | undefined>): Money | undefined {
  const known = [...prices].filter((price) => price !== undefined);
  return known.length > 0 ? sum(known) : undefined;
}
