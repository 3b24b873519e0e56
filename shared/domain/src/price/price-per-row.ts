import type { Money } from '@console/api';

/**
 * What is told of a row, read once for each row: a long list asks all its rows with every keystroke.
 * @param read what it says depends on the row alone
 */
export function perRow<Row extends object, Told>(read: (row: Row) => Told): (row: Row) => Told {
  const known = new WeakMap<Row, { readonly told: Told }>();
  return (row) => {
    const found = known.get(row) ?? { told: read(row) };
    known.set(row, found);
    return found.told;
  };
}

/**
 * The price of a row, read once for each row. Equal prices are one object, so that their sum counts them (`sumPrices`).
 * @param read what it says depends on the row alone
 */
export function pricePerRow<Row extends object, Price extends Money | null | undefined>(
  read: (row: Row) => Price,
): (row: Row) => Price {
  const byAmount = new Map<string, Price>();
  return perRow((row) => {
    const price = read(row);
    const amount = String(price);
    if (!byAmount.has(amount)) byAmount.set(amount, price);
    return byAmount.get(amount) ?? price;
  });
}
