/** @jest-environment node */
import fc from 'fast-check';
import { big } from '@console/api';
import { chargedTo, totalsOf } from './tax';

const quote = (monthly: string) => ({ lines: [], hourly: big('0.037'), monthly: big(monthly) });

it('adds the tax of the account', () => {
  const { tax, total, discount } = totalsOf(quote('27.01'), { vat_percentage: 24 });
  expect(tax?.monthly.toFixed(2)).toBe('6.48');
  expect(total.monthly.toFixed(2)).toBe('33.49');
  expect(discount).toBeUndefined();
});

it('takes a discount off before the tax', () => {
  const { discount, beforeTax, total } = totalsOf(quote('100'), { vat_percentage: 20, discount_percentage: 10 });
  expect(discount?.monthly.toFixed(2)).toBe('10.00');
  expect(beforeTax.monthly.toFixed(2)).toBe('90.00');
  expect(total.monthly.toFixed(2)).toBe('108.00');
});

it('tells one amount before tax and after the discount', () => {
  const account = { vat_percentage: 20, discount_percentage: 10 };
  expect(chargedTo(quote('100'), account).monthly.toFixed(2)).toBe('90.00');
  expect(chargedTo(quote('100'), { ...account, discount_percentage: null }).monthly.toFixed(2)).toBe('100.00');
  expect(chargedTo(quote('100'), undefined).monthly.toFixed(2)).toBe('100.00');
});

it('knows neither without an account', () => {
  expect(totalsOf(quote('12.5')).total.monthly.toFixed(2)).toBe('12.50');
  expect(totalsOf(quote('12.5'), { vat_percentage: null, discount_percentage: null }).tax).toBeUndefined();
});

it('always adds up: before tax and tax are the total', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), percent, percent, (cents, vat_percentage, discount_percentage) => {
      const { beforeTax, tax, discount, total } = totalsOf(quote(big(cents).div(100).toString()), {
        vat_percentage,
        discount_percentage,
      });
      const whole = beforeTax.monthly.plus(big(discount?.monthly));
      return total.monthly.eq(beforeTax.monthly.plus(big(tax?.monthly))) && whole.eq(big(cents).div(100));
    }),
  );
});
