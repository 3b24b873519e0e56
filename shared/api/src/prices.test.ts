/** @jest-environment node */
import { big } from './money';
import { monthlyUnitPrice, sumOfKnown } from './prices';

it('takes the price per month where the list names it, else that of 730 hours', () => {
  expect(String(monthlyUnitPrice({ price_per_unit: 0.004, price_per_unit_month: 2.9 }))).toBe('2.9');
  expect(String(monthlyUnitPrice({ price_per_unit: 0.01 }))).toBe('7.3');
  expect(String(monthlyUnitPrice({ price_per_unit: 0.01, price_per_unit_month: null }))).toBe('7.3');
  expect(String(monthlyUnitPrice({ price_per_unit: 0.01, price_per_unit_month: 0 }))).toBe('0');
});

it('adds up what has a price, exactly', () => {
  expect(String(sumOfKnown([big('0.1'), undefined, big('0.2')]))).toBe('0.3');
  expect(sumOfKnown([undefined])).toBeUndefined();
  expect(sumOfKnown([])).toBeUndefined();
});
