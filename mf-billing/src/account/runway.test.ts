import { big } from '@console/api';
import { creditLeft, isLow, monthSoFar, monthWithTax, runwayOf, spendPerDay, startOfMonth } from './runway';

const now = new Date('2026-11-21T12:00:00Z');
const account = (credit: number, notice?: { is_enabled: boolean; threshold: number }) => ({
  credit_amount: credit,
  running_totals: { credit_available: credit },
  low_balance_notice_settings: notice,
});

it('takes what is available over what was bought', () => {
  expect(creditLeft({ credit_amount: 500, running_totals: { credit_available: 446.8 } }).toString()).toBe('446.8');
  expect(creditLeft({ credit_amount: 500, running_totals: { ongoing: -3.2, credit_available: 0 } }).toString()).toBe(
    '-3.2',
  );
  expect(creditLeft({ credit_amount: 500, running_totals: { subtotal: 53.2 } }).toString()).toBe('446.8');
  expect(creditLeft({ credit_amount: undefined, running_totals: null }).toString()).toBe('0');
});

it('never rounds money by the way of floats', () => {
  expect(creditLeft({ credit_amount: 0.3, running_totals: { subtotal: 0.1 } }).toString()).toBe('0.2');
  expect(monthSoFar({ running_totals: { subtotal: 0.3, discount_amount: 0.1 } }).toString()).toBe('0.2');
});

it('counts the tax that the credit pays', () => {
  expect(
    monthWithTax({ vat_percentage: 24, running_totals: { total_before_tax: 100, total: 123.99 } }).toString(),
  ).toBe('123.99');
  expect(monthWithTax({ vat_percentage: 24, running_totals: { total_before_tax: 100 } }).toString()).toBe('124');
});

it('starts the month in UTC', () => {
  expect(startOfMonth(new Date('2026-12-01T00:30:00+02:00')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
});

it('spreads the cost over the month so far', () => {
  expect(spendPerDay(big('717.5'), now).toString()).toBe('35');
});

it('spreads the cost over the hours in which something ran', () => {
  expect(spendPerDay(big('2'), now, [{ hours: 2 }, { hours: 24 }]).toString()).toBe('2');
  expect(spendPerDay(big('717.5'), now, [{ hours: 9999 }]).toString()).toBe('35');
});

it('does not divide by the first minutes of a month', () => {
  const early = new Date('2026-11-01T00:01:00Z');
  expect(spendPerDay(big('0.1'), early).toString()).toBe('2.4');
  expect(spendPerDay(big(0), early).toString()).toBe('0');
  expect(spendPerDay(big(-5), early).toString()).toBe('0');
});

it('lasts as long as the credit', () => {
  const facts = runwayOf(account(446.8, { is_enabled: true, threshold: 100 }), big('35.02'), now);
  expect(facts.days).toBeCloseTo(12.7584, 4);
  expect(facts.noticeDays).toBeCloseTo(2.8555, 4);
  expect(facts.until?.toISOString().slice(0, 10)).toBe('2026-12-04');
});

it('shows no notice that is off', () => {
  expect(runwayOf(account(100, { is_enabled: false, threshold: 50 }), big(10), now).noticeDays).toBeUndefined();
});

it('keeps the notice inside the days that are left', () => {
  expect(runwayOf(account(50, { is_enabled: true, threshold: 100 }), big(10), now).noticeDays).toBe(5);
});

it('has no end in sight while nothing is spent', () => {
  expect(runwayOf(account(10), big(0), now)).toMatchObject({ days: Infinity, until: undefined, noticeDays: undefined });
});

it.each([0, -12.5])('has ended at %d', (credit) => {
  expect(runwayOf(account(credit), big(3), now)).toMatchObject({ days: 0, until: undefined });
});

it.each([
  [99.99, true],
  [100, false],
])('is low at %d: %s', (credit, low) => {
  expect(isLow(account(credit, { is_enabled: true, threshold: 100 }))).toBe(low);
});
