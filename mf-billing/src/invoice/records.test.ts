/** @jest-environment node */
import { big, sum } from '@console/api';
import type { InvoiceRecord } from '@console/contract/invoice';
import fc from 'fast-check';
import { groupings, groupRecords, shownRecords, usefulGroupings } from './records';

const record = (more: Partial<InvoiceRecord>): InvoiceRecord => ({ name: 'web-01', descr: 'main', ...more });
const amountsOf = (records: readonly InvoiceRecord[], subtotal?: number, digits = 2) =>
  shownRecords({ records_list: [...records], totals: subtotal === undefined ? {} : { subtotal } }, digits);

it('shows rows that give the subtotal, although each of them is rounded', () => {
  const { rows, rest } = amountsOf(
    [0.004, 0.004, 0.004].map((amount) => record({ amount })),
    0.01,
  );
  expect(rows.map(({ amount }) => amount)).toEqual([0.01, 0, 0]);
  expect(rest).toBe(0);
});

it('hides technical rows: a cent of rounding is in the others, more stands apart', () => {
  const rounding = record({ name: 'Rounding', amount: 0.002, is_technical: true });
  expect(amountsOf([record({ amount: 1.238 }), rounding], 1.24)).toMatchObject({ rows: [{ amount: 1.24 }], rest: 0 });
  const fee = record({ name: 'Correction', amount: 5, is_technical: true });
  expect(amountsOf([record({ amount: 1.24 }), fee], 6.24)).toMatchObject({ rows: [{ amount: 1.24 }], rest: 5 });
});

it('spreads no technical amount over many rows', () => {
  const many = Array.from({ length: 600 }, () => record({ amount: 1 }));
  const { rows, rest } = amountsOf([...many, record({ amount: 5, is_technical: true })], 605);
  expect(new Set(rows.map(({ amount }) => amount))).toEqual(new Set([1]));
  expect(rest).toBe(5);
});

it('has as many decimals as the currency', () => {
  const { rows, rest } = amountsOf(
    [1250.4, 1250.4, 1250.2].map((amount) => record({ amount })),
    3751,
    0,
  );
  expect(rows.map(({ amount }) => amount)).toEqual([1251, 1250, 1250]);
  expect(rest).toBe(0);
});

it('gives credit notes as they are', () => {
  expect(amountsOf([record({ amount: -14.84 })], -14.84)).toMatchObject({ rows: [{ amount: -14.84 }], rest: 0 });
});

/** Amounts to five decimals, as the API tells them, and their sum to hundredths. */
const fine = fc.integer({ min: -50_000_000, max: 500_000_000 }).map((points) => points / 100_000);
const places = fc.constantFrom('tll', 'jhv', '');
const lines = fc.array(
  fc.record({ amount: fine, name: fc.constantFrom('web-01', 'db', 'disk'), location_slug: places }),
  { maxLength: 60 },
);

it('adds up to the cent, whatever the rows are, and so does each way to put them together', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const subtotal = Number(sum(some.map(({ amount }) => amount)).round(2));
      const { rows, rest } = amountsOf(some.map(record), subtotal);
      const total = sum(rows.map(({ amount }) => amount)).plus(big(rest));
      expect(total.eq(big(subtotal)) && big(rest).eq(0)).toBe(true);
      for (const [index, { amount = 0 }] of rows.entries())
        expect(big(amount).minus(big(some[index]?.amount)).abs().lt('0.01')).toBe(true);
      for (const by of groupings)
        expect(sum(groupRecords(rows, by).map((group) => group.amount)).eq(big(subtotal))).toBe(true);
    }),
  );
});

it('offers to put rows together only by what some of them have in common', () => {
  const { rows } = amountsOf([
    record({ name: 'web-01', amount: 1, location_slug: 'tll' }),
    record({ name: 'web-02', amount: 1, location_slug: 'tll' }),
    record({ name: 'web-03', amount: 1, location_slug: 'jhv' }),
  ]);
  expect(usefulGroupings(rows)).toEqual(['place']);
});
