import Big from 'big.js';

export type Money = Big;

/**
 * A decimal of anything that the API or a form may hold; money is never a float.
 * Nothing and unreadable values count as zero.
 */
export function big(value: Big | string | number | null | undefined): Big {
  if (value === null || value === undefined || value === '') return new Big(0);
  try {
    return new Big(value);
  } catch {
    return new Big(0);
  }
}

/** The exact sum of decimals. */
export const sum = (values: Iterable<Big | string | number | null | undefined>): Big => {
  let total = new Big(0);
  for (const value of values) total = total.plus(big(value));
  return total;
};
