import type { Invoice } from '@console/contract/invoice';
import { changesOf, lastMonthOf } from './changes';
import { chargesOf } from './charges';
import { entry, known, month, vm } from './fixture';
import { spendRows } from './rows';

const record = (name: string, amount: number, descr = 'main') => ({ name, descr, amount, is_technical: false });

const october = (records: ReturnType<typeof record>[], rest: Partial<Invoice> = {}): Invoice => ({
  id: 7,
  status: 10,
  type: 'cloud_services',
  period_start: new Date('2026-10-01T00:00:00Z'),
  totals: { subtotal: records.reduce((total, { amount }) => total + amount, 0) },
  records_list: records,
  ...rest,
});

function changes(usage: Parameters<typeof chargesOf>[0], invoice: Invoice) {
  const index = known({ vms: [vm('web'), vm('db')] });
  const rows = spendRows(chargesOf(usage, index, 0, month.elapsed), index, month, new Map());
  const last = lastMonthOf([invoice], month);
  if (!last) throw new Error('There is no month before');
  const { areByResource, list } = changesOf(rows, last, month);
  return [areByResource, ...list.map(({ kind, name, difference }) => `${kind} ${name} ${String(difference)}`)];
}

// 492 hours and the 228 to come: 720 at the rate.
const web = entry({ owner: 'web', hours: 492, price: 1, uptime: 'main' });
const db = entry({ owner: 'db', hours: 10, price: 2, uptime: 'main' });

it('compares whole months, resource by resource', () => {
  const invoice = october([
    record('Virtual machine web', 700),
    record('Virtual machine web', 44, 'snapshot'),
    record('Floating IP 203.0.113.4, assigned', 3),
  ]);
  expect(changes([web, db], invoice)).toEqual([true, 'new db 476', 'less web -24', 'gone Floating IP 203.0.113.4 -3']);
});

it('compares kinds where the invoice names no resource', () => {
  const invoice = october([record('Virtual machines', 500), record('Network', 20)]);
  expect(changes([web], invoice)).toEqual([false, 'more vm 220', 'gone network -20']);
});

it('has the discount of that month, and nothing of top-ups, other months and roundings', () => {
  const records = [record('Virtual machine web', 800), { ...record('Rounding', 0.003), is_technical: true }];
  const discounted = october(records, { discount_percentage: 10, totals: { subtotal: 800, discount_amount: 80 } });
  expect(changes([web], discounted)).toEqual([true]);
  expect(String(lastMonthOf([discounted], month)?.total)).toBe('720');
  expect(lastMonthOf([october(records, { type: 'credit_topup' })], month)).toBeUndefined();
  expect(lastMonthOf([october(records, { period_start: new Date('2026-09-01T00:00:00Z') })], month)).toBeUndefined();
  expect(lastMonthOf([{ ...october(records), id: 'current' }], month)).toBeUndefined();
});
