import { big } from '@console/api';
import { isLow, runwayOf } from './runway';

const now = new Date('2026-11-21T12:00:00Z');
const account = (credit: number, notice?: { is_enabled: boolean; threshold: number }) => ({
  credit_amount: credit,
  running_totals: { credit_available: credit },
  low_balance_notice_settings: notice,
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
