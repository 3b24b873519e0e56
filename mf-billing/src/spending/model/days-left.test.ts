import { big } from '@console/api';
import { daysLeftOf } from './days-left';

it('says what a saving and a top-up add', () => {
  const left = daysLeftOf(big(240), big(24), big('1.2'));
  expect(left.now).toBe(10);
  // 10 a day less: 12 with tax.
  expect(left.withSaving(big(10).div(24))).toBeCloseTo(20, 3);
  expect(left.withSaving(big(1))).toBe(Infinity);
  expect(left.withTopUp(24)).toBe(11);
});

it('is in debt until a top-up is more than the debt', () => {
  const left = daysLeftOf(big(-10), big(5), big(1));
  expect(left.now).toBe(0);
  expect(left.withTopUp(5)).toBe(0);
  expect(left.withTopUp(20)).toBe(2);
});
