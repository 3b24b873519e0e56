import type { Invoice } from '@console/contract/invoice';
import { hasPastMonths, spendByMonth } from './months';

const invoice = (start: string, total: number, type = 'cloud_services'): Invoice => ({
  id: 1,
  status: 10,
  type,
  period_start: new Date(start),
  totals: { subtotal: total, vat_tax: 1, total: total + 1 },
  records_list: [],
});
const read = (invoices: Invoice[]) =>
  spendByMonth(invoices).map(({ month, amount }) => [month.toISOString().slice(0, 7), amount.toString()]);

it('adds up cloud services by month, in order', () => {
  const rows = [
    invoice('2026-11-01T00:00:00Z', 0.1),
    invoice('2026-10-01T00:00:00Z', 5),
    invoice('2026-11-15T00:00:00Z', 0.2),
  ];
  expect(read(rows)).toEqual([
    ['2026-10', '5'],
    ['2026-11', '0.3'],
  ]);
});

it('leaves top-ups and credit notes out', () => {
  expect(
    read([invoice('2026-11-01T00:00:00Z', 500, 'credit_topup'), invoice('2026-11-01T00:00:00Z', -3, 'credit_note')]),
  ).toEqual([]);
});

it('shows the latest twelve', () => {
  const rows = Array.from({ length: 15 }, (_, i) => invoice(new Date(Date.UTC(2025, i, 1)).toISOString(), 1));
  expect(read(rows).map(([month]) => month)).toEqual(read(rows.slice(3)).map(([month]) => month));
  expect(read(rows)).toHaveLength(12);
});

it('expects earlier months of an account that is older than this month', () => {
  const now = new Date('2026-11-18T10:00:00Z');
  expect(hasPastMonths({ created: new Date('2026-10-31T23:59:59Z') }, now)).toBe(true);
  expect(hasPastMonths({ created: new Date('2026-11-01T00:00:00Z') }, now)).toBe(false);
  expect(hasPastMonths({ created: null }, now)).toBe(false);
});
