import type { Invoice } from '@console/contract/invoice';
import { byNewest, daysOverdue, invoiceNumber, invoiceState } from './kind';

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

it('counts full days', () => {
  expect(daysOverdue(new Date('2026-11-17T11:00:00Z'), now)).toBe(4);
  expect(daysOverdue(tomorrow, now)).toBe(0);
});
