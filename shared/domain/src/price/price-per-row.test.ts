/** @jest-environment node */
import { big } from '@console/api';
import { pricePerRow } from './price-per-row';

it('reads each row once, also where it has no price or costs nothing', () => {
  const read = jest.fn(({ price }: { price: string | null }) => (price === null ? null : big(price)));
  const priceOf = pricePerRow(read);
  const [a, b, c] = [{ price: '2.50' }, { price: null }, { price: '2.5' }];
  expect([priceOf(a), priceOf(b), priceOf(a), priceOf(b)].map((price) => price?.toString())).toEqual([
    '2.5',
    undefined,
    '2.5',
    undefined,
  ]);
  expect(read).toHaveBeenCalledTimes(2);
  expect(priceOf(c)).toBe(priceOf(a));
});

it('does not take an unknown price for none', () => {
  const priceOf = pricePerRow(({ isFree }: { isFree: boolean }) => (isFree ? null : undefined));
  expect([priceOf({ isFree: true }), priceOf({ isFree: false }), priceOf({ isFree: true })]).toEqual([
    null,
    undefined,
    null,
  ]);
});
