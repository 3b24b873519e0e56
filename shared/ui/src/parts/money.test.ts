/** @jest-environment node */
import fc from 'fast-check';
import { roundedParts } from './money';

const cents = (amount: number): number => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + cents(one), 0);

it('rounds parts so that they add up to the sum beside them', () => {
  // 544.194 in all; each for itself they would add up to 544.20.
  expect(roundedParts([500.006, 40.096, 4.092], 544.194)).toEqual([500.01, 40.09, 4.09]);
  expect(roundedParts([1, 2.5])).toEqual([1, 2.5]);
});

it('rounds to the coins that a currency has', () => {
  expect(roundedParts([500.4, 40.4, 4.4], 545.2, 0)).toEqual([501, 40, 4]);
  expect(roundedParts([0.00049, 0.00061], 0.0011, 3)).toEqual([0, 0.001]);
});

it('leaves parts alone whose sum is another amount altogether', () => {
  expect(roundedParts([100.006, 50], 120)).toEqual([100.01, 50]);
});

it('never moves a part by a whole hundredth', () => {
  const amount = fc.integer({ min: 0, max: 1e9 }).map((nano) => nano / 1e5);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), (amounts) => {
      const rounded = roundedParts(amounts);
      const exact = amounts.reduce((sum, one) => sum + Math.round(one * 1e5), 0);
      expect(sumOf(rounded)).toBe(Math.round(exact / 1000));
      rounded.forEach((one, index) => expect(Math.abs(one - (amounts[index] ?? 0))).toBeLessThan(0.01));
    }),
  );
});
