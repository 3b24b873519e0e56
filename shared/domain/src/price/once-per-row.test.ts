/** @jest-environment node */
import { oncePerRow } from './once-per-row';

it('reads each row once, also where it says nothing', () => {
  const read = jest.fn((row: { price?: number }) => row.price);
  const priceOf = oncePerRow(read);
  const [a, b] = [{ price: 2 }, {}];
  expect([priceOf(a), priceOf(b), priceOf(a), priceOf(b), priceOf({ price: 2 })]).toEqual([
    2,
    undefined,
    2,
    undefined,
    2,
  ]);
  expect(read).toHaveBeenCalledTimes(3);
});
