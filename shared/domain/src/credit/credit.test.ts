/** @jest-environment node */
import fc from 'fast-check';
import {
  creditLeft,
  creditTaxFactor,
  daysLeft,
  monthFromCredit,
  monthSoFar,
  monthWithTax,
  spendPerDay,
} from './credit';
import { big } from '@console/api';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  [{ credit_amount: 500, running_totals: { credit_available: 446.8 } }, '446.8'],
  [{ credit_amount: 500, running_totals: { ongoing: -3.2, credit_available: 0 } }, '-3.2'],
  [{ credit_amount: 500, running_totals: { subtotal: 53.2 } }, '446.8'],
  [{ credit_amount: 0.3, running_totals: { subtotal: 0.1 } }, '0.2'],
  [{ credit_amount: undefined, running_totals: null }, '0'],
])('of %j is left %s', (account, left) => expect(String(creditLeft(account))).toBe(left));

it('never rounds money by the way of floats', () => {
  expect(String(monthSoFar({ running_totals: { subtotal: 0.3, discount_amount: 0.1 } }))).toBe('0.2');
});

it('counts the tax that the credit pays', () => {
  const total_before_tax = 100;
  expect(String(monthWithTax({ vat_percentage: 24, running_totals: { total_before_tax, total: 123.99 } }))).toBe(
    '123.99',
  );
  expect(String(monthWithTax({ vat_percentage: 24, running_totals: { total_before_tax } }))).toBe('124');
});

it('takes from the credit what the account itself has taken: the tax of credit may have been paid when it was bought', () => {
  const paid = { credit_amount: 1000, ongoing: 900, total_before_tax: 100, total: 124 };
  const beforeTax = { vat_percentage: 24, running_totals: paid };
  expect(String(creditTaxFactor(beforeTax))).toBe('1');
  expect(String(monthFromCredit(beforeTax))).toBe('100');
  const withTax = { vat_percentage: 24, running_totals: { ...paid, ongoing: 876 } };
  expect(String(creditTaxFactor(withTax))).toBe('1.24');
  expect(String(monthFromCredit(withTax))).toBe('124');
  expect(String(creditTaxFactor({ vat_percentage: 24, running_totals: null }))).toBe('1.24');
});

it('adds up the usage where the account states no totals', () => {
  const account = { running_totals: null, vat_percentage: 24, discount_percentage: 10 };
  expect(String(monthWithTax(account, [{ cost: 4 }, { cost: 6 }]))).toBe('11.16');
  expect(String(monthWithTax({ ...account, running_totals: { total: 12.4 } }, [{ cost: 99 }]))).toBe('12.4');
});

it('spreads the cost over the month so far, which starts in UTC', () => {
  expect(String(spendPerDay(big('717.5'), now))).toBe('35');
  expect(String(spendPerDay(big(60), new Date('2026-12-01T00:30:00+02:00')))).toBe(
    String(spendPerDay(big(60), new Date('2026-11-30T22:30:00Z'))),
  );
});

it('spreads the cost over the hours in which something ran', () => {
  expect(String(spendPerDay(big('2'), now, [{ hours: 2 }, { hours: 24 }]))).toBe('2');
  expect(String(spendPerDay(big('717.5'), now, [{ hours: 9999 }]))).toBe('35');
});

it('does not divide by the first minutes of a month', () => {
  const early = new Date('2026-11-01T00:01:00Z');
  expect(String(spendPerDay(big('0.1'), early))).toBe('2.4');
  expect(String(spendPerDay(big(0), early))).toBe('0');
  expect(String(spendPerDay(big(-5), early))).toBe('0');
});

it.each([
  [24, 24, 1],
  [24, 12, 2],
  [0, 1, 0],
  [-5, 1, 0],
  [-5, 0, 0],
  [5, 0, Infinity],
])('%s at %s a day lasts %s days', (money, perDay, days) => expect(daysLeft(big(money), big(perDay))).toBe(days));

const cents = fc.integer({ min: 1, max: 10_000_000 }).map((n) => big(n).div(100));

it('lasts shorter the more is spent, and never longer than the money goes', () => {
  fc.assert(
    fc.property(cents, cents, cents, (money, perDay, more) => {
      const days = daysLeft(money, perDay);
      expect(daysLeft(money, perDay.plus(more))).toBeLessThanOrEqual(days);
      expect(big(days).minus('0.00005').times(perDay).lte(money)).toBe(true);
    }),
  );
});

it('spends no more a day than 24 times what the month has cost, and no less than its share of the month', () => {
  const hours = fc.array(fc.record({ hours: fc.integer({ min: 0, max: 2000 }) }), { maxLength: 5 });
  fc.assert(
    fc.property(cents, hours, (spent, usage) => {
      const perDay = spendPerDay(spent, now, usage);
      expect(perDay.lte(spent.times(24))).toBe(true);
      expect(perDay.gte(spendPerDay(spent, now))).toBe(true);
    }),
  );
});
