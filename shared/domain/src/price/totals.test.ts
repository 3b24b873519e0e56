/** @jest-environment node */
import fc from 'fast-check';
import { big, sum } from '@console/api';
import { sumPrices } from './totals';

const textOf = (...given: Parameters<typeof sumPrices>): string | undefined => {
  const total = sumPrices(...given);
  return total && `${total.isAtLeast ? 'at least ' : ''}${total.amount.toFixed()}`;
};

it('is the exact sum, however often the same price stands in it', () => {
  const prices = ['0.1', '0.2', '24.82', '0.000001'].map((text) => big(text));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...prices)), (amounts) => {
      expect(textOf(amounts)).toBe(sum(amounts).toFixed());
    }),
  );
});

it('is at least what is known, where a price or a whole location is not', () => {
  expect(textOf([big('0.1'), undefined, big('0.2')])).toBe('at least 0.3');
  expect(textOf([big('0.1')], true)).toBe('at least 0.1');
});

it('counts what costs nothing as nothing', () => {
  expect(textOf([big('0.1'), null])).toBe('0.1');
  expect(textOf([])).toBe('0');
});

it('is not known where nothing is known that costs anything', () => {
  expect(textOf([undefined])).toBeUndefined();
  expect(textOf([null, undefined])).toBeUndefined();
  expect(textOf([], true)).toBeUndefined();
});
