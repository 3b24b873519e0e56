import { big, type Money } from '@console/api';

/** What several prices add up to. */
export interface PriceSum {
  readonly amount: Money;
  /** Something that is not known is not in it: it may be more. */
  readonly isAtLeast: boolean;
}

/**
 * The exact sum of prices. Prices that are the same object are counted and multiplied: of thousands of machines most are
 * alike.
 * @param amounts null costs nothing; undefined is not known
 * @param isPartial things are missing whose prices nobody knows: a location that did not answer
 * @returns undefined where nothing is known that costs anything, while something is not: "at least 0" says nothing
 */
export function sumPrices(amounts: Iterable<Money | null | undefined>, isPartial = false): PriceSum | undefined {
  const times = new Map<Money, number>();
  let isAtLeast = isPartial;
  for (const amount of amounts) {
    if (amount) times.set(amount, (times.get(amount) ?? 0) + 1);
    else if (amount === undefined) isAtLeast = true;
  }
  let total = big(0);
  for (const [amount, count] of times) total = total.plus(amount.times(count));
  return isAtLeast && total.eq(0) ? undefined : { amount: total, isAtLeast };
}
