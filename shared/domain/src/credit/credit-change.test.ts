/** @jest-environment node */
import fc from 'fast-check';
import { big, type Money } from '@console/api';
import { changeBars, creditChange, creditGain } from './credit-change';

const now = new Date('2026-11-21T12:00:00Z');

/** An account that has so much left after spending so much in this month, tax paid when the credit was bought. */
const account = (left: number, spent: number) => ({
  id: 1,
  vat_percentage: 24,
  running_totals: { credit_amount: left + spent, ongoing: left, total_before_tax: spent, total: spent * 1.24 },
});

/** Entries of a month in which something has run for so many hours. */
const usage = (hours: number) => [{ billing_account_id: 1, uptime_types: [], configurations: [], cost: 1, hours }];

it('says how long credit lasts before and after', () => {
  expect(creditChange(account(120, 10), usage(10), big(1), now)).toEqual({ before: 5, after: 2.5 });
  expect(creditChange(account(120, 10), usage(10), big('-0.5'), now)).toEqual({ before: 5, after: 10 });
});

it('counts the tax that the credit pays', () => {
  const taxed = {
    id: 1,
    vat_percentage: 25,
    running_totals: { ongoing: 120, credit_amount: 130, total_before_tax: 8, total: 10 },
  };
  expect(creditChange(taxed, usage(10), big('0.8'), now)).toEqual({ before: 5, after: 2.5 });
});

it('says how much longer credit lasts that is topped up', () => {
  expect(creditGain(account(120, 10), big(60), big(24))).toEqual({ before: 5, after: 7.5 });
});

it.each([
  ['in debt', account(-5, 10), 60, 24],
  ['where nothing is spent', account(120, 0), 60, 0],
  ['where nothing is added', account(120, 10), 0, 24],
  ['where the credit is not known', { running_totals: null }, 60, 24],
])('says nothing of a top-up %s', (_, of, amount, perDay) => {
  expect(creditGain(of, big(amount), big(perDay))).toBeUndefined();
});

it('says that nothing was spent before', () => {
  expect(creditChange(account(24, 0), [], big(1), now)).toEqual({ before: Infinity, after: 1 });
});

it.each([
  ['the account says nothing of its credit', { vat_percentage: 24, running_totals: { total_before_tax: 10 } }],
  ['what it has cost is not known', { credit_amount: 100, running_totals: null }],
  ['nothing is left', account(0, 10)],
  ['it is in debt', account(-5, 10)],
])('says nothing where %s', (_, broken) => {
  expect(creditChange({ id: 1, ...broken }, usage(10), big(1), now)).toBeUndefined();
});

it('says nothing where the month could not be read, or nothing changes', () => {
  expect(creditChange(account(120, 10), undefined, big(1), now)).toBeUndefined();
  expect(creditChange(account(120, 10), usage(10), big(0), now)).toBeUndefined();
});

it('says nothing where more would be saved than the pace of the month has in it', () => {
  expect(creditChange(account(120, 10), usage(10), big('-1.5'), now)).toBeUndefined();
  expect(creditChange(account(120, 10), usage(10), big(-1), now)).toBeUndefined();
});

const money = fc.integer({ min: 1, max: 1_000_000 });
const change = (left: number, spent: number, hours: number, hourly: Money) =>
  creditChange(account(left, spent), usage(hours), hourly, now);

it('lasts shorter when more is charged, longer when less is, and the more so the more it is', () => {
  fc.assert(
    fc.property(money, money, fc.integer({ min: 1, max: 400 }), money, money, (left, spent, hours, less, more) => {
      const costs = [big(less).div(1e4), big(less).plus(more).div(1e4)].map((hourly) =>
        change(left, spent, hours, hourly),
      );
      const [small, large] = costs;
      expect(small?.after).toBeLessThanOrEqual(small?.before ?? NaN);
      expect(large?.after).toBeLessThanOrEqual(small?.after ?? NaN);
      const gain = change(left, spent, hours, big(less).div(-1e4));
      if (gain) expect(gain.after).toBeGreaterThanOrEqual(gain.before);
    }),
  );
});

it('draws thirty bars at most, one changed at least, at a scale that fits', () => {
  const days = fc.double({ min: 0, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(fc.oneof(days, fc.constant(Infinity)), days, (before, after) => {
      const { span, kept, changed } = changeBars({ before, after });
      expect(changed).toBeGreaterThanOrEqual(1);
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept + changed).toBeLessThanOrEqual(30);
      expect(span).toBeGreaterThanOrEqual(Math.max(30, after, Number.isFinite(before) ? before : 0));
      if (!Number.isFinite(before)) expect(kept + changed).toBe(30);
    }),
  );
});

it.each([
  [
    { before: 16, after: 12 },
    { span: 30, kept: 12, changed: 4 },
  ],
  [
    { before: 12, after: 16 },
    { span: 30, kept: 12, changed: 4 },
  ],
  [
    { before: 12.1, after: 12 },
    { span: 30, kept: 12, changed: 1 },
  ],
  [
    { before: 30, after: 29.9 },
    { span: 30, kept: 29, changed: 1 },
  ],
  [
    { before: 80, after: 45 },
    { span: 90, kept: 15, changed: 12 },
  ],
  [
    { before: 400, after: 365 },
    { span: 730, kept: 15, changed: 1 },
  ],
  [
    { before: Infinity, after: 10 },
    { span: 30, kept: 10, changed: 20 },
  ],
])('draws %j as %j', (days, bars) => expect(changeBars(days)).toEqual(bars));
