import type { Money } from '@console/api';

/**
 * The price of a row, read once for each row: a long list asks all its rows with every keystroke. Equal prices are one object,
 * so that their sum counts them (`sumPrices`).
 * @param read what it says depends on the row alone
 */
export function pricePerRow<Row extends object, Price extends Money | null | undefined>(
  read: (row: Row) => Price,
): (row: Row) => Price {
  const known = new WeakMap<Row, { readonly price: Price }>();
  const byAmount = new Map<string, Price>();
  const same = (price: Price): Price => {
    const amount = String(price);
    if (!byAmount.has(amount)) byAmount.set(amount, price);
    return byAmount.get(amount) ?? price;
  };
  return (row) => {
    const found = known.get(row) ?? { price: same(read(row)) };
    known.set(row, found);
    return found.price;
  };
}
