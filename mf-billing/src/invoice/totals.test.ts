/** @jest-environment node */
import { sum } from '@console/api';
import fc from 'fast-check';
import { totalLines } from './totals';

const shown = (lines: ReturnType<typeof totalLines>) => lines.map(({ id, amount }) => [id, Number(amount)]);

it('tells how the total comes about, and how it was paid', () => {
  const totals = { subtotal: 100, discount_amount: 5, credit: -95, vat_tax: 22.8, total: 117.8 };
  expect(shown(totalLines({ totals, transaction_list: [] }, 0, 2))).toEqual([
    ['subtotal', 100],
    ['discount', -5],
    ['tax', 22.8],
    ['total', 117.8],
    ['fromCredit', -95],
  ]);
  const paid = { totals: { subtotal: 100, total: 100 }, transaction_list: [{ amount: 60 }, { amount: 40 }] };
  expect(shown(totalLines(paid, 0.02, 2))).toEqual([
    ['rest', 0.02],
    ['subtotal', 100],
    ['total', 100],
    ['paid', -100],
  ]);
});

it('says nothing of what is not known', () => {
  expect(totalLines({ totals: undefined, transaction_list: undefined }, 0, 2)).toEqual([]);
  expect(shown(totalLines({ totals: { total: 3 } }, 0, 2))).toEqual([['total', 3]]);
});

it('has lines that give the total, whatever is rounded on the way', () => {
  const fine = fc.integer({ min: 0, max: 1_000_000_000 }).map((points) => points / 100_000);
  fc.assert(
    fc.property(fine, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 27 }), (subtotal, off, rate) => {
      const discount_amount = (subtotal * off) / 100;
      const vat_tax = ((subtotal - discount_amount) * rate) / 100;
      const total = Math.round((subtotal - discount_amount + vat_tax) * 100) / 100;
      const lines = totalLines({ totals: { subtotal, discount_amount, vat_tax, total } }, 0, 2);
      const parts = lines.filter(({ id }) => id !== 'total').map(({ amount }) => amount);
      expect(Number(sum(parts))).toBeCloseTo(total, 6);
    }),
  );
});
