import { big, sum, type Money } from '@console/api';

/**
 * The sum of prices, or undefined where one of them is not known: a total with parts missing would be wrong. Prices that
 * are the same object are counted and multiplied: of thousands of machines most are alike.
 */
export function totalOf(amounts: Iterable<Money | undefined>): Money | undefined {
  const times = new Map<Money, number>();
  for (const amount of amounts) {
    if (!amount) return undefined;
    times.set(amount, (times.get(amount) ?? 0) + 1);
  }
  let total = big(0);
  for (const [amount, count] of times) total = total.plus(amount.times(count));
  return total;
}

/** The sum of what has a price; undefined where nothing has one. */
export function sumOfKnown(prices: Iterable<Money | undefined>): Money | undefined {
  const known = [...prices].filter((price) => price !== undefined);
  return known.length > 0 ? sum(known) : undefined;
}
