/** @jest-environment node */
import fc from 'fast-check';
import { big, sum } from '@console/api';
import { sumOfKnown, totalOf } from './totals';

it('is the exact sum, however often the same price stands in it', () => {
  const prices = ['0.1', '0.2', '24.82', '0.000001'].map((text) => big(text));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...prices)), (amounts) => {
      expect(String(totalOf(amounts))).toBe(String(sum(amounts)));
    }),
  );
});

it('is not known where one price is not', () => {
  expect(totalOf([big(1), undefined])).toBeUndefined();
});

it('adds up what has a price, exactly', () => {
  expect(String(sumOfKnown([big('0.1'), undefined, big('0.2')]))).toBe('0.3');
  expect(sumOfKnown([undefined])).toBeUndefined();
  expect(sumOfKnown([])).toBeUndefined();
});
