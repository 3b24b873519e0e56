import type { Money } from '@console/api';

/** Sorted by an amount, the largest first. Each amount is read once: there may be thousands. */
export const dearestFirst = <Item>(items: readonly Item[], amountOf: (item: Item) => Money): Item[] =>
  items
    .map((item) => ({ item, amount: Number(amountOf(item)) }))
    .sort((a, b) => b.amount - a.amount)
    .map(({ item }) => item);
