/** @jest-environment node */
import { big, sum } from '@console/api';
import type { CreditEntry } from '@console/contract/credit';
import type { Invoice } from '@console/contract/invoice';
import fc from 'fast-check';
import { movements } from './history';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const entry = (id: number, amount: number, more: Partial<CreditEntry> = {}): CreditEntry => ({
  id,
  amount,
  created: at(id),
  ...more,
});
const invoice = (more: Partial<Invoice>): Invoice => ({ id: 7, status: 10, records_list: [], ...more });

it('tells what was left after each, in the order in which they happened', () => {
  const rows = movements([entry(3, -0.1), entry(1, 0.3), entry(2, 0.7, { created: at(1) })], [], false);
  expect(rows.map(({ id, balance }) => [id, String(balance)])).toEqual([
    [1, '0.3'],
    [2, '1'],
    [3, '0.9'],
  ]);
});

it('knows no balance where a movement could not be read', () => {
  expect(movements([entry(1, 5)], [], true)[0]?.balance).toBeUndefined();
});

it.each([
  ['cloud_services', 'payment'],
  ['credit_topup', 'topUp'],
  ['credit_note', 'note'],
  ['something_new', 'taken'],
])('takes a movement of an invoice of %s for %s', (type, kind) => {
  const [row] = movements([entry(1, -5, { reference: '2026-7' })], [invoice({ type, name: '2026-7' })], false);
  expect(row).toMatchObject({ kind, invoice: { id: 7 } });
});

it('finds an invoice by the payment that it was paid with', () => {
  const paid = invoice({ type: 'credit_topup', transaction_list: [{ identifier: 'ch_1' }] });
  expect(movements([entry(1, 5, { reference: 'ch_1' })], [paid], false)[0]).toMatchObject({ kind: 'topUp' });
  expect(movements([entry(1, 5, { reference: 'ch_2' })], [paid], false)[0]).toMatchObject({ kind: 'added' });
});

it('ends with the sum of all movements, however they come', () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (cents, days) => {
      const entries = cents.map((one, index) => entry(index, one / 100, { created: at(days.next().value ?? 1) }));
      const rows = movements(entries, [], false);
      expect(rows.at(-1)?.balance?.eq(sum(entries.map(({ amount }) => big(amount))))).toBe(true);
      for (const [index, { balance, amount }] of rows.entries())
        expect(balance?.minus(big(amount)).eq(rows[index - 1]?.balance ?? 0)).toBe(true);
    }),
  );
});
