import type { Invoice } from '@console/contract/invoice';
import { byNewest, daysOverdue, daysUntilDue, invoiceNumber, invoiceState, invoiceTotal, isPayable } from './kind';

const now = new Date('2026-11-21T12:00:00Z');
const yesterday = new Date('2026-11-20T12:00:00Z');
const tomorrow = new Date('2026-11-22T12:00:00Z');

it.each([
  [0, yesterday, 'invoice.inProgress'],
  [5, tomorrow, 'invoice.unpaid'],
  [5, undefined, 'invoice.unpaid'],
  [5, yesterday, 'invoice.overdue'],
  [10, yesterday, 'invoice.paid'],
  [7, yesterday, undefined],
])('status %d due %s: %s', (status, due_date, id) => {
  expect(invoiceState({ status, due_date }, now).id).toBe(id);
});

it('has a number, unless it is the running month', () => {
  expect(invoiceNumber({ id: 7, name: 'INV-7', padded_id: '007' })).toBe('INV-7');
  expect(invoiceNumber({ id: 7, padded_id: '007' })).toBe('007');
  expect(invoiceNumber({ id: 7 })).toBe('7');
  expect(invoiceNumber({ id: 'current' })).toBeUndefined();
});

it('puts the running month first, then the newest', () => {
  const invoice = (id: Invoice['id'], created?: Date): Invoice => ({ id, created, status: 10, records_list: [] });
  const rows = [invoice(1, yesterday), invoice(3, tomorrow), invoice('current'), invoice(2, yesterday)];
  expect(rows.sort(byNewest).map(({ id }) => id)).toEqual(['current', 3, 2, 1]);
});

it.each([
  [new Date(2026, 10, 27, 10), new Date(2026, 10, 27, 23, 59), 0],
  [new Date(2026, 10, 27, 10), new Date(2026, 10, 28, 23, 59), 1],
  [new Date(2026, 10, 27, 23), new Date(2026, 10, 28, 0, 1), 1],
  [new Date(2026, 9, 20, 12), new Date(2026, 10, 1, 0, 0), 12],
])('counts days as the calendar shows them: from %s to %s', (from, to, days) => {
  expect([daysUntilDue(to, from), daysOverdue(from, to)]).toEqual([days, days]);
  if (days > 0) expect([daysUntilDue(from, to), daysOverdue(to, from)]).toEqual([0, 0]);
});

it('does not take a total that could not be read for none', () => {
  expect(invoiceTotal({ totals: {} })).toBeUndefined();
  expect(String(invoiceTotal({ totals: { total: 0 } }))).toBe('0');
});

it('can pay what waits, never the month that runs', () => {
  const invoice = (id: Invoice['id'], status: number): Invoice => ({ id, status, records_list: [] });
  expect([invoice(1, 5), invoice(1, 10), invoice('current', 5), invoice('current', 0)].map(isPayable)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
