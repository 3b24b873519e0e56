import { sum, type Money } from '@console/api';

/** The sum of prices, or undefined where one of them is not known: a total with parts missing would be wrong. */
export function totalOf(amounts: Iterable<Money | undefined>): Money | undefined {
  const known: Money[] = [];
  for (const amount of amounts) {
    if (!amount) return undefined;
    known.push(amount);
  }
  return sum(known);
}
