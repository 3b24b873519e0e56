/** @jest-environment node */
import { big } from '@console/api';
import { creditLeft, monthWithTax, pace, secondsLeft } from './credit';

const now = new Date('2026-11-21T12:00:00Z');

it('reads what is left of the credit, whichever field says it', () => {
  expect(String(creditLeft({ credit_amount: 500, running_totals: { credit_available: 446.8 } }))).toBe('446.8');
  expect(String(creditLeft({ credit_amount: 500, running_totals: { ongoing: -3.2 } }))).toBe('-3.2');
  expect(String(creditLeft({ credit_amount: 500, running_totals: { subtotal: 53.2 } }))).toBe('446.8');
  expect(String(creditLeft({ credit_amount: null, running_totals: null }))).toBe('0');
});

it('spreads the cost over the hours that something ran', () => {
  expect(pace(big(3), [{ hours: 2 }], now).toFixed(2)).toBe('1.50');
  expect(pace(big('49.2'), [{ hours: 900 }], now).toFixed(2)).toBe('0.10');
  expect(pace(big(0), [], now).toFixed(2)).toBe('0.00');
});

it('counts what the month takes from the credit: with discount and tax', () => {
  expect(String(monthWithTax({ running_totals: { total: 12.4 }, vat_percentage: 24 }, [{ cost: 99 }]))).toBe('12.4');
  expect(monthWithTax({ vat_percentage: 24, discount_percentage: 10 }, [{ cost: 4 }, { cost: 6 }]).toFixed(2)).toBe(
    '11.16',
  );
});

it('says how long credit lasts', () => {
  expect(secondsLeft(big(24), big(1))).toBe(86_400);
  expect(secondsLeft(big(24), big('0.5'))).toBe(172_800);
  expect(secondsLeft(big(0), big(1))).toBe(0);
  expect(secondsLeft(big(-5), big(1))).toBe(0);
  expect(secondsLeft(big(5), big(0))).toBeUndefined();
});
